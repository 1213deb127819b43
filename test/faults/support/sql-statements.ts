/** The statements of an SQL text in order, without comments; a trigger with its body is one. */
export function parseStatements(text: string): string[] {
  const statements: string[] = [];
  let statement: string[] = [];
  for (const token of tokens(text)) {
    if (token === ';' && !isInsideTrigger(statement)) {
      if (statement.length > 0) statements.push(statement.join(' '));
      statement = [];
    } else statement.push(token);
  }
  if (statement.length > 0) statements.push(statement.join(' '));
  return statements;
}

/** Words, quoted names, strings and single signs; comments and white space are left out. */
function tokens(text: string): string[] {
  const pattern =
    /--[^\n]*|\/\*[\s\S]*?\*\/|`[^`]*`|"[^"]*"|\[[^\]]*\]|'(?:[^']|'')*'|[A-Za-z_0-9]+|\S/g;
  return (text.match(pattern) ?? []).filter((token) => !/^(?:--|\/\*)/.test(token));
}

/** A trigger ends with the END that closes its BEGIN; CASE has an END of its own. */
function isInsideTrigger(statement: readonly string[]): boolean {
  const words = statement.map((token) => token.toUpperCase());
  if (!/^CREATE (?:TEMP |TEMPORARY )?TRIGGER /.test(`${words.slice(0, 3).join(' ')} `))
    return false;
  const opened = words.filter((word) => word === 'BEGIN' || word === 'CASE').length;
  const closed = words.filter((word) => word === 'END').length;
  return opened === 0 || closed < opened;
}

/** What a migration may do without a word: none of it touches a row that is there. */
const HARMLESS = [
  /^CREATE (UNIQUE )?(TABLE|INDEX|TRIGGER|VIEW) /,
  /^ALTER TABLE \S+ ADD /,
  /^DROP (INDEX|TRIGGER|VIEW) /,
  /^INSERT (OR IGNORE )?INTO /,
];

/** Statements that may drop or rewrite data. */
export function findHarmful(text: string): string[] {
  return parseStatements(text).filter(
    (statement) => !HARMLESS.some((pattern) => pattern.test(statement.toUpperCase())),
  );
}
