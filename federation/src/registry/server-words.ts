/** Why the server took a release back. */
export interface ReturnFigures {
  failures: number;
  opens: number;
}

/** As the history keeps it: in the language of the product. */
export const returnReason = ({ failures, opens }: ReturnFigures): string =>
  `${failures} de ${opens} aberturas falharam nos últimos 10 minutos`;

/** The figures in such a line, for whoever says them in another language; null for what a person wrote. */
export function returnFigures(why: string): ReturnFigures | null {
  const [, failures, opens] = /^(\d+) de (\d+) aberturas falharam/.exec(why) ?? [];
  return failures && opens ? { failures: Number(failures), opens: Number(opens) } : null;
}
