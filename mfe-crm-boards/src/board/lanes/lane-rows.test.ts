import { getLastSeenRow, listDrawnRows } from './lane-rows';
import { getRowRange } from './VisibleRows';

test('rows on screen follow from the scroll position, a row that shows in part included', () => {
  expect(getRowRange(0, 800, 100)).toEqual({ first: 0, last: 7 });
  expect(getRowRange(-40, 800, 100)).toEqual({ first: 0, last: 7 });
  expect(getRowRange(50, 800, 100)).toEqual({ first: 0, last: 8 });
  expect(getRowRange(1_000, 250, 100)).toEqual({ first: 10, last: 12 });
  // A window without height, as before the first layout.
  expect(getRowRange(-40, 0, 100)).toEqual({ first: 0, last: 0 });
});

test('a lane draws what is on screen and three rows around it, as far as it has cards', () => {
  expect(listDrawnRows({ first: 0, last: 1 }, 100, -1)).toEqual([0, 1, 2, 3, 4]);
  expect(listDrawnRows({ first: 10, last: 11 }, 100, -1)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
  expect(listDrawnRows({ first: 0, last: 7 }, 2, -1)).toEqual([0, 1]);
  expect(listDrawnRows({ first: 0, last: 7 }, 0, -1)).toEqual([]);
});

test('a lane that ends above the screen keeps its last rows', () => {
  expect(listDrawnRows({ first: 40, last: 47 }, 10, -1)).toEqual([6, 7, 8, 9]);
});

test('the row of the current card is always drawn, in its place', () => {
  expect(listDrawnRows({ first: 10, last: 10 }, 100, 2)).toEqual([2, 7, 8, 9, 10, 11, 12, 13]);
  expect(listDrawnRows({ first: 10, last: 10 }, 100, 50)).toEqual([7, 8, 9, 10, 11, 12, 13, 50]);
  expect(listDrawnRows({ first: 10, last: 10 }, 100, 11)).toEqual([7, 8, 9, 10, 11, 12, 13]);
  expect(listDrawnRows(null, 100, 11)).toEqual([11]);
  expect(listDrawnRows(null, 100, -1)).toEqual([]);
});

test('a lane was seen as far as the screen goes, to its end where it is shorter', () => {
  expect(getLastSeenRow({ first: 2, last: 9 }, 100)).toBe(9);
  expect(getLastSeenRow({ first: 40, last: 47 }, 10)).toBe(9);
  expect(getLastSeenRow({ first: 0, last: 7 }, 0)).toBeNull();
});
