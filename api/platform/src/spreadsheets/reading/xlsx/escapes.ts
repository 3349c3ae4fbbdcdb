/**
 * Decodes escapes in texts of an xlsx file, such as `_x000D_`, which stand for characters that XML does not
 * allow (ECMA-376, ST_Xstring).
 */
export function decodeSpreadsheetEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
