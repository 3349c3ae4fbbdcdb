/**
 * Formats the sentence that lists, by their labels, values of a row that differ from the existing record and
 * are not imported. Returns null without labels.
 */
export const describeUnappliedValues = (labels: readonly string[]): string | null =>
  labels.length === 0 ? null : `A planilha traz outro valor, e o cadastro não muda: ${labels.join(', ')}.`;

/**
 * Formats the sentence that lists, by their labels, values of a row that are not imported because an earlier
 * line describes the same record. Returns null without labels.
 */
export const describeUnappliedValuesOfLine = (line: number, labels: readonly string[]): string | null =>
  labels.length === 0 ? null : `Fica o valor da linha ${line}: ${labels.join(', ')}.`;

/** Joins sentences about a row of an import to one text. Returns null if there are none. */
export function joinReasons(...reasons: readonly (string | null)[]): string | null {
  const said = reasons.filter((reason) => reason !== null);
  return said.length === 0 ? null : said.join(' ');
}
