import { cellText, parseCell, pastedCells, pasteInto, yearFigures } from './month-text';

const twelve = (kwh: number | null) => Array.from({ length: 12 }, () => kwh);

test('a row, a column and values with semicolons are pasted alike', () => {
  expect(pastedCells('310\t298\t1.302,5')).toEqual([310, 298, 1302.5]);
  expect(pastedCells('310\r\n298\r\n305\r\n')).toEqual([310, 298, 305]);
  expect(pastedCells('310; 298; 305')).toEqual([310, 298, 305]);
});

test('pasted cells fill the months from one on, and nothing goes beyond December', () => {
  expect(pasteInto(twelve(1), 10, [7, 8, 9])).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 7, 8]);
  expect(pasteInto(twelve(null), 0, [null, 5]).slice(0, 3)).toEqual([null, 5, null]);
});

test('a cell shows decimals only where there are some, and takes no negative number', () => {
  expect([0, 350, 1234, 350.5, 350.25].map(cellText)).toEqual(['0', '350', '1.234', '350,5', '350,25']);
  expect(cellText(null)).toBe('');
  expect(parseCell('-5')).toBeNull();
  expect(parseCell('1.234')).toBe(1234);
});

test('[proposals-023] the average of a year is its sum divided by 12', () => {
  expect(yearFigures([...twelve(null).slice(1), 1200])).toEqual({ total: 1200, average: 100 });
});
