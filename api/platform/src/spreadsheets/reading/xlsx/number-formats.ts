import { StringDecoder } from 'node:string_decoder';
import type { XlsxPackage } from './package';
import { createXmlScanner, getXmlAttribute } from './scan-xml';

/** Meaning of a number in a cell according to the cell's number format. */
export type NumberMeaning = 'number' | 'percent' | 'date' | 'time';

/** Formats that every program knows by number (ECMA-376 part 1, 18.8.30), and those of East Asian dates. */
const known = new Map<number, NumberMeaning>([
  [9, 'percent'],
  [10, 'percent'],
  [18, 'time'],
  [19, 'time'],
  [20, 'time'],
  [21, 'time'],
  [45, 'time'],
  [47, 'time'],
  ...[14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(
    (id): [number, NumberMeaning] => [id, 'date'],
  ),
]);

/** Characters of a format, as Excel limits them. */
const MAX_CODE_LENGTH = 255;

/**
 * Parses a custom number format of a spreadsheet to the meaning that it gives to a number. Ignores quoted
 * text, colours and escaped characters.
 */
export function parseNumberFormat(code: string): NumberMeaning {
  // linear: at most 255 characters
  const words = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;
  const [positive = ''] = code.slice(0, MAX_CODE_LENGTH).replace(words, '').split(';');
  if (positive.includes('#')) return positive.includes('%') ? 'percent' : 'number';
  if (/[dy]/i.test(positive) || /^m+$/i.test(positive.trim())) return 'date';
  // [h]:mm counts hours, of which there may be more than a day has.
  if (/[hs]/i.test(positive)) return 'time';
  return positive.includes('%') ? 'percent' : 'number';
}

/** Reads from an xlsx package the meaning that each cell style gives to a number, by style number. */
export async function readNumberMeanings(parts: XlsxPackage, path: string | null): Promise<NumberMeaning[]> {
  const meanings: NumberMeaning[] = [];
  if (path === null || !parts.has(path)) return meanings;
  const own = new Map<number, NumberMeaning>();
  let isOfCells = false;
  const scan = createXmlScanner({
    open: (name, attributes) => {
      const id = Number(getXmlAttribute(attributes, 'numFmtId'));
      if (name === 'numFmt') own.set(id, parseNumberFormat(getXmlAttribute(attributes, 'formatCode') ?? ''));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) meanings.push(own.get(id) ?? known.get(id) ?? 'number');
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
    text: () => {},
  });
  const decoder = new StringDecoder('utf8');
  for await (const piece of parts.pieces(path)) scan(decoder.write(piece));
  return meanings;
}
