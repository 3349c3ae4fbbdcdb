/** Formats a position in a text as `line:column`, both from 1, as editors count. */
export function formatPosition(text: string, at: number): string {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return `${line}:${at - before.lastIndexOf('\n')}`;
}
