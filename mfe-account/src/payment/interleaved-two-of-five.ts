/** Bar of a barcode: its position and its width, in modules. */
export interface Bar {
  x: number;
  width: number;
}

/** Bars of a barcode and its whole width, in modules. */
export interface Barcode {
  bars: readonly Bar[];
  width: number;
}

/** Wide elements of the five of each digit (ISO/IEC 16390). */
const wideElements = [
  '00110',
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
] as const;

/** Ratio of a wide element to a narrow one, as FEBRABAN recommends for boletos. */
const WIDE = 3;

/**
 * Encodes digits as an interleaved 2 of 5 barcode: of each pair, the first digit is in the bars and the second in the gaps
 * between them. Throws a RangeError for anything but an even number of digits.
 */
export function encodeInterleavedTwoOfFive(digits: string): Barcode {
  if (!/^(?:\d\d)+$/.test(digits)) throw new RangeError('an even number of digits is needed');
  const bars: Bar[] = [];
  let x = 0;
  const add = (barWidth: number, gapWidth: number) => {
    bars.push({ x, width: barWidth });
    x += barWidth + gapWidth;
  };
  add(1, 1);
  add(1, 1);
  for (let at = 0; at < digits.length; at += 2) {
    const inBars = wideElements[Number(digits[at])] ?? '';
    const inGaps = wideElements[Number(digits[at + 1])] ?? '';
    for (let element = 0; element < 5; element += 1)
      add(inBars[element] === '1' ? WIDE : 1, inGaps[element] === '1' ? WIDE : 1);
  }
  add(WIDE, 1);
  bars.push({ x, width: 1 });
  return { bars, width: x + 1 };
}
