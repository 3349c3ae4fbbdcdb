/** `_x000D_` stands for a character that XML does not allow (ECMA-376, ST_Xstring). */
export function inSpreadsheetWords(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
