/**
 * Removes invisible characters from typed or pasted text, except the joiners in emojis. Line breaks are kept
 * only if `lines` is true.
 */
export function removeHiddenCharacters(text: string, lines: boolean): string {
  const oneBreak = text.replace(/\r\n?/g, '\n');
  return oneBreak.replace(/[\p{Cc}\p{Cf}]/gu, (hidden) => {
    if (hidden === '\u200d' || (lines && hidden === '\n')) return hidden;
    return hidden === '\n' || hidden === '\t' ? ' ' : '';
  });
}
