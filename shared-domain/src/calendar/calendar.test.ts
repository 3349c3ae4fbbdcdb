import { getWeekday } from '../formats/calendar';
import { addDays, countDaysBetween } from '../formats/dates';
import { createSeededRandom } from '../solar/testing/seeded';
import { computeEaster } from './easter';
import { listBankHolidays, listNationalHolidays } from './holidays';
import {
  addBankDays,
  addBusinessDays,
  countBankDaysBetween,
  countBusinessDaysBetween,
  getBankDayOnOrAfter,
  getBankDayOnOrBefore,
  getBusinessDayOnOrAfter,
  getBusinessDayOnOrBefore,
  isBankDay,
  isBusinessDay,
} from './working-days';

// The first and last possible days of Easter are 22 March and 25 April: 1943 and 2038 have the last one.
test.each([
  '1900-04-15',
  '1913-03-23',
  '1943-04-25',
  '1954-04-18',
  '1961-04-02',
  '1970-03-29',
  '1981-04-19',
  '1999-04-04',
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2016-03-27',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2100-03-28',
])('Easter is on %s', (easter) => {
  expect(computeEaster(Number(easter.slice(0, 4)))).toBe(easter);
});

test('Easter is a Sunday from 22 March to 25 April in every year', () => {
  for (let year = 1583; year <= 2500; year += 1) {
    const easter = computeEaster(year);
    expect([easter, getWeekday(easter)]).toEqual([easter, 0]);
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
  }
});

test('national holidays of a year, with the name of each', () => {
  expect(listNationalHolidays(2026).map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-01-01 Confraternização Universal',
    '2026-04-03 Sexta-feira Santa',
    '2026-04-21 Tiradentes',
    '2026-05-01 Dia do Trabalho',
    '2026-09-07 Independência do Brasil',
    '2026-10-12 Nossa Senhora Aparecida',
    '2026-11-02 Finados',
    '2026-11-15 Proclamação da República',
    '2026-11-20 Dia Nacional de Zumbi e da Consciência Negra',
    '2026-12-25 Natal',
  ]);
});

// Carnival Monday, Carnival Tuesday, Good Friday, Corpus Christi.
test.each([
  [2023, '2023-02-20', '2023-02-21', '2023-04-07', '2023-06-08'],
  [2024, '2024-02-12', '2024-02-13', '2024-03-29', '2024-05-30'],
  [2025, '2025-03-03', '2025-03-04', '2025-04-18', '2025-06-19'],
  [2026, '2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04'],
  [2027, '2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27'],
  [2028, '2028-02-28', '2028-02-29', '2028-04-14', '2028-06-15'],
  [2029, '2029-02-12', '2029-02-13', '2029-03-30', '2029-05-31'],
  [2030, '2030-03-04', '2030-03-05', '2030-04-19', '2030-06-20'],
])(
  'movable holidays of %s: only Good Friday is one outside banks',
  (year, monday, tuesday, friday, corpus) => {
    const national = listNationalHolidays(year).map(({ date }) => date);
    const bank = listBankHolidays(year).map(({ date }) => date);
    expect(bank.filter((day) => !national.includes(day))).toEqual([monday, tuesday, corpus]);
    expect([monday, tuesday, corpus].map(isBusinessDay)).toEqual([true, true, true]);
    expect([monday, tuesday, corpus, friday].map(isBankDay)).toEqual([false, false, false, false]);
    expect(isBusinessDay(friday)).toBe(false);
    // Ash Wednesday, and the Thursday before Good Friday.
    expect([addDays(tuesday, 1), addDays(friday, -1)].map(isBankDay)).toEqual([true, true]);
  },
);

test.each([
  ['2023-11-20', true, true],
  ['2024-11-20', false, false],
  ['2025-11-20', false, false],
  ['1979-10-12', true, true],
  ['2027-10-12', false, false],
  ['2026-11-26', true, true],
  ['2026-11-28', false, false],
  ['2026-11-29', false, false],
  // The last working day of a year, and 24 December.
  ['2024-12-31', true, true],
  ['2026-12-31', true, true],
  ['2028-12-29', true, true],
  ['2026-12-24', true, true],
])('%s: business day %s, bank day %s', (day, isBusiness, isBank) => {
  expect([isBusinessDay(day), isBankDay(day)]).toEqual([isBusiness, isBank]);
});

// Days of the year less weekends and the holidays that fall on a weekday.
test.each([
  [2024, 256, 253],
  [2025, 255, 252],
  [2026, 252, 249],
  [2027, 254, 251],
  [2028, 251, 248],
  [2029, 252, 249],
  [2030, 255, 252],
])('%s has %s business days and %s bank days', (year, business, bank) => {
  const [from, until] = [`${year - 1}-12-31`, `${year}-12-31`];
  expect(countBusinessDaysBetween(from, until)).toBe(business);
  expect(countBankDaysBetween(from, until)).toBe(bank);
});

test.each([
  ['2026-02-13', 1, '2026-02-16', '2026-02-18'],
  ['2026-02-14', 0, '2026-02-16', '2026-02-18'],
  ['2026-02-18', -1, '2026-02-17', '2026-02-13'],
  ['2026-06-03', 2, '2026-06-05', '2026-06-08'],
  ['2026-04-02', 1, '2026-04-06', '2026-04-06'],
  ['2026-12-31', 1, '2027-01-04', '2027-01-04'],
  ['2027-01-01', 0, '2027-01-04', '2027-01-04'],
  ['2026-11-26', 0, '2026-11-26', '2026-11-26'],
  ['2026-11-29', -1, '2026-11-27', '2026-11-27'],
  ['2026-11-13', 5, '2026-11-23', '2026-11-23'],
])('%s and %s days: business day %s, bank day %s', (day, days, business, bank) => {
  expect(addBusinessDays(day, days)).toBe(business);
  expect(addBankDays(day, days)).toBe(bank);
});

test('a day is moved to the nearest working day on either side', () => {
  const carnival = '2026-02-17';
  expect(getBankDayOnOrAfter(carnival)).toBe('2026-02-18');
  expect(getBankDayOnOrBefore(carnival)).toBe('2026-02-13');
  expect(getBusinessDayOnOrAfter(carnival)).toBe(carnival);
  expect(getBusinessDayOnOrBefore('2026-04-05')).toBe('2026-04-02');
  expect(getBusinessDayOnOrAfter('2026-04-03')).toBe('2026-04-06');
});

test.each(['', '2026-02-30', '2026-2-3', '26/11/2026', '2026-11-26T12:00:00Z'])(
  'no day is refused: %s',
  (text) => {
    for (const read of [isBusinessDay, isBankDay, getBankDayOnOrAfter, getBusinessDayOnOrBefore])
      expect(() => read(text)).toThrow(RangeError);
    expect(() => addBankDays(text, 1)).toThrow(RangeError);
    expect(() => countBankDaysBetween('2026-11-26', text)).toThrow(RangeError);
    expect(() => countBusinessDaysBetween(text, text)).toThrow(RangeError);
  },
);

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%s days cannot be added', (days) => {
  expect(() => addBusinessDays('2026-11-26', days)).toThrow(RangeError);
});

describe('for any day and number of days', () => {
  const kinds = [
    { is: isBusinessDay, add: addBusinessDays, count: countBusinessDaysBetween },
    { is: isBankDay, add: addBankDays, count: countBankDaysBetween },
  ];
  const random = createSeededRandom(20_261_126);
  const samples = Array.from({ length: 300 }, () => ({
    day: addDays('1990-01-01', Math.floor(random() * 40_000)),
    days: Math.floor(random() * 120) - 60,
  }));

  test('the result is a working day in the direction asked for, and counting returns the number', () => {
    for (const { day, days } of samples)
      for (const { is, add, count } of kinds) {
        const result = add(day, days);
        expect(is(result)).toBe(true);
        if (days === 0) continue;
        expect([day, days, count(day, result)]).toEqual([day, days, days]);
        expect(Math.sign(countDaysBetween(day, result))).toBe(Math.sign(days));
      }
  });

  test('adding in two steps is adding at once', () => {
    for (const { day, days } of samples)
      for (const { add } of kinds) {
        const [first, all] = [Math.trunc(days / 3), days];
        if (first !== 0) expect(add(add(day, first), all - first)).toBe(add(day, all));
      }
  });

  test('a bank day is a business day, and a later day never gives an earlier result', () => {
    for (const { day, days } of samples) {
      if (isBankDay(day)) expect(isBusinessDay(day)).toBe(true);
      for (const { add } of kinds) expect(add(addDays(day, 1), days) >= add(day, days)).toBe(true);
    }
  });
});
