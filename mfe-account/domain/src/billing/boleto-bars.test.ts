import { encodeBoletoBars } from './boleto-bars';
import { formatBankNumber, groupBoletoLine } from './format-boleto';

/** Reads bars of interleaved 2 of 5, written by hand from ISO/IEC 16390: the values of the five bars are 1, 2, 4, 7 and 0. */
function decodeBars(widths: readonly number[]): string {
  expect(widths.slice(0, 4)).toEqual([1, 1, 1, 1]);
  expect(widths.slice(-3)).toEqual([3, 1, 1]);
  const inner = widths.slice(4, -3);
  let digits = '';
  for (let at = 0; at < inner.length; at += 10)
    for (const offset of [0, 1]) {
      const wide = [0, 1, 2, 3, 4].filter((bar) => inner[at + bar * 2 + offset] === 3);
      expect(wide).toHaveLength(2);
      const sum = wide.reduce((total, bar) => total + ([1, 2, 4, 7, 0][bar] ?? Number.NaN), 0);
      digits += sum === 11 ? '0' : String(sum);
    }
  return digits;
}

test.each([
  '99991123400000449001234567890123456789012345',
  '00000000000000000000000000000000000000000000',
  '0123456789',
  '9876543210',
])('the bars of %s decode to the same digits', (digits) => {
  expect(decodeBars(encodeBoletoBars(digits))).toBe(digits);
});

test('the bars of a boleto are 405 narrow bars wide, which is 103 mm at 0.2543 mm', () => {
  const widths = encodeBoletoBars('99991123400000449001234567890123456789012345');
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(405);
});

test.each(['', '123', '12a4', '١٢'])('%p is not encoded', (digits) => {
  expect(() => encodeBoletoBars(digits)).toThrow(RangeError);
});

test('the line is grouped as people read it', () => {
  expect(groupBoletoLine('23793381286000782713695000063305975520000370000')).toBe(
    '23793.38128 60007.827136 95000.063305 9 75520000370000',
  );
});

test.each(['001-9', '033-7', '104-0', '237-2', '341-7'])('the bank of %s gets its check digit', (number) => {
  expect(formatBankNumber(number.slice(0, 3))).toBe(number);
});
