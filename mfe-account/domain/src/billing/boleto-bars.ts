/** Which two of the five bars of a digit are wide, by digit (interleaved 2 of 5, ISO/IEC 16390). */
const widePositions: readonly string[] = [
  'nnwwn',
  'wnnnw',
  'nwnnw',
  'wwnnn',
  'nnwnw',
  'wnwnn',
  'nwwnn',
  'nnnww',
  'wnnwn',
  'nwnwn',
];
const START = 'nnnn';
const STOP = 'wnn';
/** Width of a wide bar in narrow ones: 3, as FEBRABAN asks for boletos. */
const WIDE = 3;

/**
 * Encodes an even number of digits as the bars of interleaved 2 of 5: widths of bars and blanks by turns, in narrow bars,
 * beginning with a bar. Throws a RangeError for anything but an even number of digits.
 */
export function encodeBoletoBars(digits: string): number[] {
  if (!/^(?:\d\d)+$/.test(digits)) throw new RangeError('bars need an even number of digits');
  const pairs = digits.match(/\d\d/g) ?? [];
  const widths = pairs.map((pair) => {
    const [bars = '', blanks = ''] = Array.from(pair, (digit) => widePositions[Number(digit)]);
    return Array.from(bars, (bar, index) => bar + blanks.charAt(index)).join('');
  });
  return Array.from(START + widths.join('') + STOP, (width) => (width === 'w' ? WIDE : 1));
}
