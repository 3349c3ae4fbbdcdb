import {
  formatCountWithNoun,
  formatItemNumber,
  formatMoney,
  formatNumber,
  formatPower,
  formatRecordNumber,
} from './numbers';
import { parseMoney } from './read-number';

test('[shell-002] money is in reais with the sign and two decimals', () => {
  expect(formatMoney(1234.5)).toBe('R$ 1.234,50');
  expect(formatMoney(0)).toBe('R$ 0,00');
  expect(formatMoney(-15)).toBe('-R$ 15,00');
  expect(formatMoney(-0.001)).toBe('R$ 0,00');
});

test('[shell-003] numbers have a decimal comma, thousands dots and two decimals', () => {
  expect(formatNumber(1234.5)).toBe('1.234,50');
  expect(formatNumber(1_234_567.891)).toBe('1.234.567,89');
  expect(formatNumber(12, 0)).toBe('12');
  expect(formatPower(5.4)).toBe('5,40 kWp');
});

test('[shell-003] numbers are written as the pt-BR format of the engine writes them', () => {
  const numbers = [
    ...[0, 0.5, 1.5, 2.5, 1.005, 1.255, 8.345, 0.045, 999.995, 999_999.995, 0.1 + 0.2, 1e-5, 1e-7, 4.9e-324],
    ...[123_456_789.125, 2 ** 53, 2 ** 53 + 2, 1e20, 1e21, 1.7e308, 999.5, 9.9999999],
    ...Array.from({ length: 3_000 }, (_, index) => Math.sin(index) * 10 ** (index % 13)),
    ...Array.from({ length: 3_000 }, (_, index) => Math.round(Math.sin(index) * 1e9) / 10 ** (index % 7)),
  ];
  const differing = [0, 1, 2, 3, 5].flatMap((digits) => {
    const format = new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return numbers
      .flatMap((number) => [number, -number])
      .filter((value) => formatNumber(value, digits) !== format.format(value).replace(/^-(?=[0.,]+$)/, ''));
  });
  expect(differing).toEqual([]);
  expect(formatNumber(Number.NaN)).toBe('NaN');
  expect(formatNumber(Number.POSITIVE_INFINITY)).toBe('∞');
});

test('[shell.forms-008] a typed amount takes digits, comma and dot, with two decimals', () => {
  expect(parseMoney('1a2,5')).toBe(12.5);
  expect(parseMoney('R$ 1.234,50')).toBe(1234.5);
  expect(parseMoney('1.234')).toBe(1234);
  expect(parseMoney('1.234.567')).toBe(1_234_567);
  expect(parseMoney('12.5')).toBe(12.5);
  expect(parseMoney('1,234.56')).toBe(1234.56);
  expect(parseMoney('1,005')).toBe(1.01);
  expect(parseMoney(',5')).toBe(0.5);
  expect(parseMoney('12,')).toBe(12);
});

test('[shell.forms-008] what holds no amount is none, and a negative amount is not made positive', () => {
  expect(parseMoney('')).toBeNull();
  expect(parseMoney('abc')).toBeNull();
  expect(parseMoney(',')).toBeNull();
  expect(parseMoney('-5')).toBeNull();
});

test('[shell-022] numbers of proposals and contracts are padded to five digits', () => {
  expect(formatRecordNumber(7)).toBe('00007');
  expect(formatRecordNumber(123_456)).toBe('123456');
});

test('[boards-005] the number of an item is # and five digits', () => {
  expect(formatItemNumber(12)).toBe('#00012');
});

test('how many of something is a whole number, in the words for one or for many', () => {
  expect([0, 1, 2500].map((count) => formatCountWithNoun(count, 'linha', 'linhas'))).toEqual([
    '0 linhas',
    '1 linha',
    '2.500 linhas',
  ]);
});
