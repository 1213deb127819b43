/** The browser has begun to read it by then, in milliseconds. */
const KEPT = 60_000;

/** Hands a file of JSON to the browser, to be kept wherever it keeps downloads. */
export function saveFile(name: string, content: object): void {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
