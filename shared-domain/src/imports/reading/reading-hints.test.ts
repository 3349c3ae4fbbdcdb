import type { SheetCell } from '../sheet-cell';
import {
  addCellToFormatEvidence,
  collectColumnFormatEvidence,
  createEmptyFormatEvidence,
} from './column-format-evidence';
import { findReadingHints } from './reading-hints';

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const findHints = (...values: SheetCell[]) => {
  const { points, dayFirst, askPoints, askDates } = findReadingHints([
    { header: 'a', values: [], evidence: collectColumnFormatEvidence(values) },
  ]);
  return {
    point: points.a ?? null,
    isDayFirst: dayFirst.a ?? true,
    asks: [...askPoints, ...askDates].map(({ example }) => example),
  };
};

describe('what a point means in a column', () => {
  test.each([
    ['written as in Brazil', ['1.234', '1.234,56'], 'thousands', []],
    // 59 powers of 5.5 kWp, and one that somebody typed: `5.500` is no 5500 because of it.
    ['one cell with a comma is no proof of the rest', [...times(59, '5.500'), '6,6'], 'thousands', ['5.500']],
    ['two are none of many', [...times(5, '5.500'), '6,6', '7,7'], 'thousands', ['5.500']],
    ['two are one of few', [...times(4, '5.500'), '6,6', '7,7'], 'thousands', []],
    ['three are one', [...times(59, '5.500'), '6,6', '7,7', '8,8'], 'thousands', []],
    ['one cell against it is a slip, or is not', [...times(59, '7.200'), '12.50'], 'thousands', ['7.200']],
    ['many cells against it', [...times(20, '12.50'), ...times(5, '7.200')], 'decimal', ['7.200']],
    ['nothing but points of another country', times(5, '12.50'), 'decimal', []],
    ['both', ['1.234', '12.5', '12,5'], 'thousands', ['1.234']],
    ['neither', ['1.234', '5', null, 'R$ 2.000'], null, ['1.234']],
    ['a comma before three digits', ['7,200', '12,500'], null, ['7,200']],
    ['with a sign, a currency or a unit', ['-7.200', '(8.000)', 'R$ 1.000', '2.500 kg'], null, ['7.200']],
    ['cells that the spreadsheet keeps as numbers', [1.234, 5, 'Rua 1.234'], null, []],
  ])('%s', (_title, values, point, asks) => {
    expect(findHints(...values)).toMatchObject({ point, asks });
  });
});

describe('what comes first in a date', () => {
  test.each([
    ['days', ['15/03/2024', '01/02/2024', '529.982.247-25'], true, []],
    ['one typo against nothing', [...times(40, '01/02/2024'), '03/25/2024'], true, ['01/02/2024']],
    ['one typo against many', [...times(10, '25/02/2024'), '01/02/2024', '03/25/2024'], true, ['01/02/2024']],
    ['months', ['03/15/2024', '04/16/2024', '05/17/2024', '01/02/2024'], false, ['01/02/2024']],
    ['months, and nothing in doubt', ['03/15/2024', '04/16/2024', '05/17/2024'], false, []],
    ['nothing says it', ['01/02/2024', '03/04/2024'], true, ['01/02/2024']],
    ['the same number twice', ['03/03/2024'], true, []],
  ])('%s', (_title, values, isDayFirst, asks) => {
    expect(findHints(...values)).toMatchObject({ isDayFirst, asks });
  });
});

test('the first rows say nothing, a later one does: the evidence is of all rows', () => {
  const evidence = createEmptyFormatEvidence();
  for (const cell of [...times(5_000, '01/02/2024'), '25/12/2024']) addCellToFormatEvidence(evidence, cell);
  const hints = findReadingHints([{ header: 'a', values: times(99, '01/02/2024'), evidence }]);
  expect(hints).toMatchObject({ dayFirst: {}, askDates: [] });
  expect(findReadingHints([{ header: 'a', values: times(99, '01/02/2024') }]).askDates).toHaveLength(1);
});
