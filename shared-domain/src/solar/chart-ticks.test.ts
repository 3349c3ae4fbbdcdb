import { computeTicks } from './chart-ticks';

test.each([
  [
    [-21_300, 187_000],
    [-100_000, 0, 100_000, 200_000],
  ],
  [
    [0, 900],
    [0, 250, 500, 750, 1_000],
  ],
  [
    [-7, -3],
    [-8, -6, -4, -2, 0],
  ],
  [[0], [0]],
])('ticks of %j are round, and hold all of them and zero', (values, ticks) => {
  expect(computeTicks(values)).toEqual(ticks);
});
