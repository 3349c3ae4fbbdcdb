/**
 * Converts a title to a sheet name that spreadsheet programs accept: at most 31 characters, without those
 * used in cell references, and different from the names in `taken`.
 */
export function toSheetName(title: string, taken: readonly string[] = []): string {
  const name = title
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 31)
    // linear: at most 31 characters
    .replace(/^['\s]+|['\s]+$/g, '');
  return name === '' || taken.includes(name) ? 'Dados' : name;
}
