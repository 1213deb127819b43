/** The own properties of a line's JSON object, by name; null for any other text. */
export function parseObject(text: string): Map<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return new Map(Object.entries(value));
  } catch {
    return null;
  }
}
