/**
 * Formats the reason shown for a row that describes the same record as an earlier line of the imported file.
 */
export const formatDuplicateLineReason = (line: number | null): string => `Igual à linha ${line}.`;

/**
 * Formats the reason shown for a row that may describe the same record as an earlier line of the imported
 * file, because only the names are equal.
 */
export const formatPossibleDuplicateLineReason = (line: number | null): string =>
  `Pode ser igual à linha ${line}: o mesmo nome, e nada que diga se é outro.`;

/**
 * Formats the reason shown for a row that has the same CPF or CNPJ as an earlier line of the imported file,
 * and another name.
 */
export const formatSameDocumentOtherNameReason = (line: number | null, name: string): string =>
  `Igual à linha ${line}: o mesmo CPF ou CNPJ, com outro nome, ${name}.`;

/**
 * Parses the number of the earlier line from the reason of a row that duplicates it. Returns null for any
 * other reason.
 */
export function parseDuplicateLineReason(reason: string | null): number | null {
  const [, line] = /^(?:Igual|Pode ser igual) à linha (\d+)[.:]/.exec(reason ?? '') ?? [];
  return line === undefined ? null : Number(line);
}
