import { countDayLanes, countWeekLanes, layOutOverlappingSpans, listHiddenSpans } from './day-layout';

const span = (id: string, start: number, end: number) => ({ id, start, end });

test('a day with room for one lane tells by group how many spans it hides, and beside which one', () => {
  const spans = [
    span('first', 540, 660),
    span('second', 570, 630),
    span('third', 600, 660),
    span('alone', 720, 780),
    span('afternoon', 840, 900),
    span('beside', 855, 900),
  ];
  expect(listHiddenSpans(spans, layOutOverlappingSpans(spans), 1)).toEqual([
    { group: 0, count: 2, start: 540 },
    { group: 2, count: 1, start: 840 },
  ]);
});

test('a day with room for two lanes hides the third, and leads to it from the one in the last lane', () => {
  const spans = [
    span('first', 540, 720),
    span('second', 570, 600),
    span('later', 630, 720),
    span('third', 660, 720),
  ];
  const positions = layOutOverlappingSpans(spans);
  expect(listHiddenSpans(spans, positions, 2)).toEqual([{ group: 0, count: 1, start: 630 }]);
  expect(listHiddenSpans(spans, positions, 3)).toEqual([]);
});

test.each([
  [390, 1],
  [1024, 1],
  [1440, 2],
  [1920, 3],
])('in a window of %d pixels a day of the week has %d readable lanes', (width, lanes) => {
  expect(countWeekLanes(width)).toBe(lanes);
});

test.each([
  [320, 3],
  [390, 4],
  [1440, 17],
])('in a window of %d pixels the day view has %d readable lanes', (width, lanes) => {
  expect(countDayLanes(width)).toBe(lanes);
});
