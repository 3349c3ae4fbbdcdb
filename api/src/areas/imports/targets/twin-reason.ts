/** Why a row is not a new record: it equals an earlier line of its file. */
export const twinReason = (line: number | null): string => `Igual à linha ${line}.`;

/** The line that such a reason names; null for another reason. */
export function twinOf(reason: string | null): number | null {
  const [, line] = /^Igual à linha (\d+)\.$/.exec(reason ?? '') ?? [];
  return line === undefined ? null : Number(line);
}
