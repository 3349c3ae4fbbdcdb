/** Numbers of failed openings and of all openings of a release that made the server roll the release back. */
export interface RollbackFigures {
  failures: number;
  opens: number;
}

/** Formats the reason of an automatic rollback for the registry's history, in Portuguese. */
export const formatRollbackReason = ({ failures, opens }: RollbackFigures): string =>
  `${failures} de ${opens} aberturas falharam nos últimos 10 minutos`;

/**
 * Parses the figures from the reason of an automatic rollback, so that it can be shown in another language.
 * Returns null for a reason that a person wrote.
 */
export function parseRollbackFigures(why: string): RollbackFigures | null {
  const [, failures, opens] = /^(\d+) de (\d+) aberturas falharam/.exec(why) ?? [];
  return failures && opens ? { failures: Number(failures), opens: Number(opens) } : null;
}
