/** A name that a spreadsheet program takes: at most 31 characters, none of those that places use, none of `taken`. */
export function sheetName(title: string, taken: readonly string[] = []): string {
  const name = title
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 31)
    // linear: at most 31 characters
    .replace(/^['\s]+|['\s]+$/g, '');
  return name === '' || taken.includes(name) ? 'Dados' : name;
}
