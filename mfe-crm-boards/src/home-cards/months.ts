import { toIsoDate } from '@girassol/shared-domain';

/** One month of a series, oldest first. */
export interface Month {
  /** "jul" */
  label: string;
  value: number;
}

/** Three months by name, oldest first; `values` come newest first, as the analytics calls count them. */
export function lastMonths(values: readonly [number, number, number], now: number): Month[] {
  const [year = 0, month = 0] = toIsoDate(now).split('-').map(Number);
  const name = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'short' });
  return values
    .map((value, back) => ({
      label: name.format(Date.UTC(year, month - 1 - back, 1)).replace('.', ''),
      value,
    }))
    .reverse();
}
