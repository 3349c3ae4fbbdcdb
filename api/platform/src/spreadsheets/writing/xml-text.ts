const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for the XML of an xlsx file. Also escapes text that looks like an escape of spreadsheets
 * (`_x000D_`).
 */
export const escapeSpreadsheetXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => named[sign] ?? sign).replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
