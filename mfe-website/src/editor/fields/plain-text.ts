/** What is typed or pasted, without characters that nobody sees; what joins emojis stays. `lines`: breaks of lines stay too. */
export function withoutHidden(text: string, lines: boolean): string {
  const oneBreak = text.replace(/\r\n?/g, '\n');
  return oneBreak.replace(/[\p{Cc}\p{Cf}]/gu, (hidden) => {
    if (hidden === '\u200d' || (lines && hidden === '\n')) return hidden;
    return hidden === '\n' || hidden === '\t' ? ' ' : '';
  });
}
