/** Why a row is not a new record: it equals an earlier line of its file. */
export const twinReason = (line: number | null): string => `Igual à linha ${line}.`;

/** The same where nothing but the name says so. */
export const maybeTwinReason = (line: number | null): string =>
  `Pode ser igual à linha ${line}: o mesmo nome, e nada que diga se é outro.`;

/** The line that such a reason names; null for another reason. */
export function twinOf(reason: string | null): number | null {
  const [, line] = /^(?:Igual|Pode ser igual) à linha (\d+)[.:]/.exec(reason ?? '') ?? [];
  return line === undefined ? null : Number(line);
}
