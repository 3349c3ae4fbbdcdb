/**
 * Returns a style sheet or script without its C comments, each replaced by `instead`. Leaves an unclosed
 * comment. Runs in linear time, also on many unclosed comments, for which a regular expression would need
 * quadratic time.
 */
export function stripComments(text: string, instead = ''): string {
  return replaceComments(text, () => instead);
}

/** Returns a style sheet or script with blanks in place of its C comments, so that every position stays. */
export function blankComments(text: string): string {
  return replaceComments(text, (comment) => comment.replace(/[^\n]/g, ' '));
}

function replaceComments(text: string, replace: (comment: string) => string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf('/*', from);
    const close = open < 0 ? -1 : text.indexOf('*/', open + 2);
    if (close < 0) break;
    parts.push(text.slice(from, open), replace(text.slice(open, close + 2)));
    from = close + 2;
  }
  return `${parts.join('')}${text.slice(from)}`;
}
