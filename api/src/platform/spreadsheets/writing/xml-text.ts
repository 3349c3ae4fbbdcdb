const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text within XML. What looks like an escape of spreadsheets (`_x000D_`) is escaped itself. */
export const xmlText = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => named[sign] ?? sign).replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
