import { computeYearSumAndAverage, formatKwhCell } from './month-text';

test('a cell shows decimals only where there are some', () => {
  expect([0, 350, 1234, 350.5, 350.25].map(formatKwhCell)).toEqual(['0', '350', '1.234', '350,5', '350,25']);
  expect(formatKwhCell(null)).toBe('');
});

test('[proposals-023] the average of a year is its sum divided by 12', () => {
  const months = [...Array.from({ length: 11 }, () => null), 1200];
  expect(computeYearSumAndAverage(months)).toEqual({ total: 1200, average: 100 });
});
