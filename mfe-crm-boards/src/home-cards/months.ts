import { toIsoDate } from '@girassol/shared-domain';

/** Month of a series and its value. */
export interface MonthValue {
  /** "jul" */
  label: string;
  value: number;
}

/** Converts three values, newest first as the analytics calls return them, to labelled months, oldest first. */
export function toMonthValues(values: readonly [number, number, number], now: number): MonthValue[] {
  const [year = 0, month = 0] = toIsoDate(now).split('-').map(Number);
  const name = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'short' });
  return values
    .map((value, back) => ({
      label: name.format(Date.UTC(year, month - 1 - back, 1)).replace('.', ''),
      value,
    }))
    .reverse();
}
