import { DAY_MS, isIsoDate } from '@girassol/shared-domain';

/** Range of days (`yyyy-mm-dd`), both included; null is unbounded. */
export interface Period {
  start: string | null;
  end: string | null;
}

/** Chosen period: by name, so that it moves with the calendar, or by explicit days. */
export interface PeriodChoice {
  name: PeriodName;
  /** The days of a period of one's own. */
  own: Period;
}

export const periodLabels = {
  tudo: 'Todo o período',
  'este-mes': 'Este mês',
  'mes-passado': 'Mês passado',
  '3-meses': 'Últimos 3 meses',
  '12-meses': 'Últimos 12 meses',
  'este-ano': 'Este ano',
  outro: 'Outro período…',
} as const;

export type PeriodName = keyof typeof periodLabels;

export const isPeriodName = (text: string): text is PeriodName => Object.hasOwn(periodLabels, text);

export const unboundedPeriod: Period = { start: null, end: null };

/**
 * Returns the first day of the month `ago` months before that of `today`: `getMonthStart('2026-01-31', 1)` is
 * 2025-12-01.
 */
export function getMonthStart(today: string, ago: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 10);
}

const dayBefore = (isoDate: string) =>
  new Date(Date.parse(`${isoDate}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** Resolves a chosen period to days, relative to `today` (`yyyy-mm-dd`). */
export function resolvePeriod({ name, own }: PeriodChoice, today: string): Period {
  switch (name) {
    case 'tudo':
      return unboundedPeriod;
    case 'este-mes':
      return { start: getMonthStart(today, 0), end: today };
    case 'mes-passado':
      return { start: getMonthStart(today, 1), end: dayBefore(getMonthStart(today, 0)) };
    case '3-meses':
      return { start: getMonthStart(today, 2), end: today };
    case '12-meses':
      return { start: getMonthStart(today, 11), end: today };
    case 'este-ano':
      return { start: `${today.slice(0, 4)}-01-01`, end: today };
    case 'outro':
      return own;
  }
}

/** Returns the error message of a period whose start is after its end; null otherwise. */
export function getPeriodRangeError({ start, end }: Period): string | null {
  return start !== null && end !== null && start > end
    ? 'O início do período deve ser anterior ao fim.'
    : null;
}

const names = { name: 'periodo', start: 'inicio', end: 'fim' } as const;

/**
 * Parses the chosen period from a query string. Invalid values are ignored; without a valid name, the period
 * named `otherwise` is chosen.
 */
export function parsePeriod(query: URLSearchParams, otherwise: PeriodName): PeriodChoice {
  const name = query.get(names.name) ?? otherwise;
  const day = (text: string | null) => (text !== null && isIsoDate(text) ? text : null);
  return {
    name: isPeriodName(name) ? name : otherwise,
    own: { start: day(query.get(names.start)), end: day(query.get(names.end)) },
  };
}

/** Writes a chosen period into the query parameters. The default period `usual` is not written. */
export function writePeriodParameters(
  query: URLSearchParams,
  { name, own }: PeriodChoice,
  usual: PeriodName,
): void {
  const put = (key: string, value: string | null) => (value ? query.set(key, value) : query.delete(key));
  put(names.name, name === usual ? null : name);
  put(names.start, name === 'outro' ? own.start : null);
  put(names.end, name === 'outro' ? own.end : null);
}
