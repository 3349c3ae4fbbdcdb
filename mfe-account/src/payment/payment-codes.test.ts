import { formatBoletoLine } from './boleto-line';
import { encodeInterleavedTwoOfFive } from './interleaved-two-of-five';

/** Elements of a barcode by their widths, bars and gaps in turn. */
function listWidths(digits: string): number[] {
  const { bars, width } = encodeInterleavedTwoOfFive(digits);
  return bars.flatMap((bar, index) => {
    const next = bars[index + 1]?.x ?? width;
    const gap = next - bar.x - bar.width;
    return gap > 0 ? [bar.width, gap] : [bar.width];
  });
}

test('[billing-006] digits are drawn as interleaved 2 of 5', () => {
  // Start, 1 in bars and 2 in gaps, stop.
  expect(listWidths('12')).toEqual([1, 1, 1, 1, 3, 1, 1, 3, 1, 1, 1, 1, 3, 3, 3, 1, 1]);
  // 44 digits: four narrow elements, 22 pairs of 18 modules, one wide and two narrow ones.
  expect(encodeInterleavedTwoOfFive('0'.repeat(44)).width).toBe(4 + 22 * 18 + 5);
  expect(() => encodeInterleavedTwoOfFive('123')).toThrow(RangeError);
  expect(() => encodeInterleavedTwoOfFive('1x')).toThrow(RangeError);
});

test('[billing-006] the line of a boleto is grouped as banks print it', () => {
  expect(formatBoletoLine('00190500954014481606906809350314337370000000100')).toBe(
    '00190.50095 40144.816069 06809.350314 3 37370000000100',
  );
  expect(formatBoletoLine('curta')).toBe('curta');
});
