import { isIsoDate } from '@girassol/shared-domain';

/** Days from `start` to `end`, both included; null has no bound. */
export interface Period {
  start: string | null;
  end: string | null;
}

/** How a period is chosen: by name, so that it moves with the calendar, or by its days. */
export interface PeriodChoice {
  name: PeriodName;
  /** The days of a period of one's own. */
  own: Period;
}

export const periodNames = {
  tudo: 'Todo o período',
  'este-mes': 'Este mês',
  'mes-passado': 'Mês passado',
  '3-meses': 'Últimos 3 meses',
  '12-meses': 'Últimos 12 meses',
  'este-ano': 'Este ano',
  outro: 'Outro período…',
} as const;

export type PeriodName = keyof typeof periodNames;

export const isPeriodName = (text: string): text is PeriodName => Object.hasOwn(periodNames, text);

export const noDays: Period = { start: null, end: null };

/** The first day of the month `ago` months before that of `today`: `monthStart('2026-01-31', 1)` is 2025-12-01. */
export function monthStart(today: string, ago: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 10);
}

const dayBefore = (isoDate: string) =>
  new Date(Date.parse(`${isoDate}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The days that a choice means on a day (`yyyy-mm-dd`). */
export function daysOf({ name, own }: PeriodChoice, today: string): Period {
  switch (name) {
    case 'tudo':
      return noDays;
    case 'este-mes':
      return { start: monthStart(today, 0), end: today };
    case 'mes-passado':
      return { start: monthStart(today, 1), end: dayBefore(monthStart(today, 0)) };
    case '3-meses':
      return { start: monthStart(today, 2), end: today };
    case '12-meses':
      return { start: monthStart(today, 11), end: today };
    case 'este-ano':
      return { start: `${today.slice(0, 4)}-01-01`, end: today };
    case 'outro':
      return own;
  }
}

/** Why a period cannot be asked for, in words; null when it can. */
export function periodError({ start, end }: Period): string | null {
  return start !== null && end !== null && start > end
    ? 'O início do período deve ser anterior ao fim.'
    : null;
}

const names = { name: 'periodo', start: 'inicio', end: 'fim' } as const;

/** The period of an address. What it does not know, it ignores. */
export function readPeriod(query: URLSearchParams, otherwise: PeriodName): PeriodChoice {
  const name = query.get(names.name) ?? otherwise;
  const day = (text: string | null) => (text !== null && isIsoDate(text) ? text : null);
  return {
    name: isPeriodName(name) ? name : otherwise,
    own: { start: day(query.get(names.start)), end: day(query.get(names.end)) },
  };
}

/** Writes a period into an address; the usual one leaves it clean. */
export function writePeriod(query: URLSearchParams, { name, own }: PeriodChoice, usual: PeriodName): void {
  const put = (key: string, value: string | null) => (value ? query.set(key, value) : query.delete(key));
  put(names.name, name === usual ? null : name);
  put(names.start, name === 'outro' ? own.start : null);
  put(names.end, name === 'outro' ? own.end : null);
}
