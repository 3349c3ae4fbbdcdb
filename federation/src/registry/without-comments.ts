/**
 * Returns a style sheet or a program without its comments as C has them, each replaced by `instead`. A comment that
 * does not end stays. In linear time, however many begin: an expression would look for the end of each.
 */
export function withoutComments(text: string, instead = ''): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf('/*', from);
    const close = open < 0 ? -1 : text.indexOf('*/', open + 2);
    if (close < 0) break;
    parts.push(text.slice(from, open), instead);
    from = close + 2;
  }
  return `${parts.join('')}${text.slice(from)}`;
}
