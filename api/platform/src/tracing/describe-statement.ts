/** Statements of many rows are long, and alike. */
const MAX_TEXT_LENGTH = 2_000;
/** Texts, up to the end where one was cut off; whatever follows a dollar quote; numbers that are no parameters. */
const LITERALS = /'(?:[^']|'')*(?:'|$)|\$[a-z_]*\$[\s\S]*|(?<![$\w])\d+(?:\.\d+)?/gi;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][\w.]*)/i;

/**
 * Describes a statement for a span: its text with `?` for every literal, and a short name such as `SELECT customers`.
 * Parameters are no part of the text.
 */
export function describeStatement(statement: string): { text: string; summary: string } {
  const text = statement.slice(0, MAX_TEXT_LENGTH).replace(LITERALS, '?');
  if (text.endsWith('; commit')) return { text, summary: 'COMMIT' };
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const table = TABLE.exec(text)?.[1];
  return { text, summary: table && operation !== 'BEGIN' ? `${operation} ${table}` : operation };
}
