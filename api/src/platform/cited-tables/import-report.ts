import { formatNumber } from '@girassol/shared-domain';

/** A table with thousands of wrong rows is wrong in one way: these tell which. */
const MOST_PROBLEMS = 20;

export interface ImportReport {
  ok: boolean;
  /** What happened, for the operator, a line each. */
  lines: string[];
}

/** What an operator reads of a table with something wrong in it: nothing of it was kept. */
export function refusedImport(problems: string[]): ImportReport {
  const left = problems.length - MOST_PROBLEMS;
  return {
    ok: false,
    lines: [
      'Nada foi importado. Corrija e importe de novo:',
      ...problems.slice(0, MOST_PROBLEMS).map((problem) => `  ${problem}`),
      ...(left > 0 ? [`  … e mais ${formatNumber(left, 0)}.`] : []),
    ],
  };
}
