import { layOutOverlappingSpans, listHiddenSpans } from './day-layout';

const span = (id: string, start: number, end: number) => ({ id, start, end });

test('a day with room for one lane tells by group how many spans it hides, and from when', () => {
  const spans = [
    span('first', 540, 660),
    span('second', 570, 630),
    span('third', 600, 660),
    span('alone', 720, 780),
    span('afternoon', 840, 900),
    span('beside', 855, 900),
  ];
  expect(listHiddenSpans(spans, layOutOverlappingSpans(spans))).toEqual([
    { group: 0, count: 2, start: 570 },
    { group: 2, count: 1, start: 855 },
  ]);
});
