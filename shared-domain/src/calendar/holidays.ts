import { addDays } from '../formats/dates';
import { computeEaster } from './easter';

/** Holiday of a year. */
export interface Holiday {
  /** `yyyy-mm-dd` */
  date: string;
  /** Name for people: `Sexta-feira Santa`. */
  name: string;
}

/**
 * National holidays on fixed days: Laws 662/1949 and 10.607/2002, 6.802/1980 (12 October) and 14.759/2023 (20 November).
 * `since` is the first year of a holiday that was added later.
 */
const fixedHolidays: readonly { monthDay: string; name: string; since?: number }[] = [
  { monthDay: '01-01', name: 'Confraternização Universal' },
  { monthDay: '04-21', name: 'Tiradentes' },
  { monthDay: '05-01', name: 'Dia do Trabalho' },
  { monthDay: '09-07', name: 'Independência do Brasil' },
  { monthDay: '10-12', name: 'Nossa Senhora Aparecida', since: 1980 },
  { monthDay: '11-02', name: 'Finados' },
  { monthDay: '11-15', name: 'Proclamação da República' },
  { monthDay: '11-20', name: 'Dia Nacional de Zumbi e da Consciência Negra', since: 2024 },
  { monthDay: '12-25', name: 'Natal' },
];

/**
 * Holidays that move with Easter, in days after Easter Sunday. Good Friday is a holiday in every municipality (Law
 * 9.093/1995, art. 2). Carnival and Corpus Christi are holidays of banks only (Resolution CMN 4.880/2020): elsewhere they
 * are optional or municipal.
 */
const movableHolidays: readonly { daysAfterEaster: number; name: string; isBankOnly: boolean }[] = [
  { daysAfterEaster: -48, name: 'Segunda-feira de Carnaval', isBankOnly: true },
  { daysAfterEaster: -47, name: 'Terça-feira de Carnaval', isBankOnly: true },
  { daysAfterEaster: -2, name: 'Sexta-feira Santa', isBankOnly: false },
  { daysAfterEaster: 60, name: 'Corpus Christi', isBankOnly: true },
];

function listHolidays(year: number, isForBanks: boolean): Holiday[] {
  const easter = computeEaster(year);
  const fixed = fixedHolidays
    .filter(({ since = year }) => since <= year)
    .map(({ monthDay, name }) => ({ date: `${String(year).padStart(4, '0')}-${monthDay}`, name }));
  const movable = movableHolidays
    .filter(({ isBankOnly }) => isForBanks || !isBankOnly)
    .map(({ daysAfterEaster, name }) => ({ date: addDays(easter, daysAfterEaster), name }));
  return [...fixed, ...movable].sort((one, other) => one.date.localeCompare(other.date));
}

/**
 * Lists the national holidays of Brazil in a year, by date, under the laws in force since 1980. Holidays of states and
 * municipalities are not included.
 */
export const listNationalHolidays = (year: number): Holiday[] => listHolidays(year, false);

/**
 * Lists the holidays of Brazilian banks in a year, by date: the national holidays, Monday and Tuesday of Carnival, and
 * Corpus Christi (Resolution CMN 4.880/2020; the list of FEBRABAN).
 */
export const listBankHolidays = (year: number): Holiday[] => listHolidays(year, true);
