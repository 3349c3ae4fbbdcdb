import { formatNumber } from '@girassol/shared-domain';

/** Maximum number of problems in a report: thousands of wrong rows usually share one cause. */
const MAX_PROBLEMS = 20;

/**
 * Report to the operator on an import of a table with cited sources: success or refusal, and its lines of
 * text.
 */
export interface CitedImportReport {
  ok: boolean;
  /** Lines of the report for the operator. */
  lines: string[];
}

/**
 * Builds the report of an import that was refused because of problems in its table, so that no row was saved.
 */
export function buildRefusedImportReport(problems: string[]): CitedImportReport {
  const left = problems.length - MAX_PROBLEMS;
  return {
    ok: false,
    lines: [
      'Nada foi importado. Corrija e importe de novo:',
      ...problems.slice(0, MAX_PROBLEMS).map((problem) => `  ${problem}`),
      ...(left > 0 ? [`  … e mais ${formatNumber(left, 0)}.`] : []),
    ],
  };
}
