import { computeFirstBatchSize } from './batch-size';

test('a portion that was never ended is halved at each try, down to one row', () => {
  const rows = (attempt: number) => computeFirstBatchSize(500, { attempt });
  expect([1, 2, 3, 20].map(rows)).toEqual([500, 250, 125, 1]);
});
