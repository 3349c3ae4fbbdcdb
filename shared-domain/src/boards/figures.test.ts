import { computeConversionPercent, computeMonthlyChangePercent, computeWonPercent } from './figures';

test('[shell.home-029] conversion is won by generated, at most 100 percent', () => {
  expect(computeConversionPercent(1, 4)).toBe(25);
  expect(computeConversionPercent(3, 2)).toBe(100);
  expect(computeConversionPercent(3, 0)).toBe(0);
});

test('the share of the won is of those that ended, won or lost', () => {
  expect(computeWonPercent(3, 4)).toBe(75);
  expect(computeWonPercent(0, 0)).toBe(0);
});

test('[shell.home-030] the change from the month before is in percent', () => {
  expect(computeMonthlyChangePercent(150, 100)).toEqual({ delta: 50, deltaIsPositive: true });
  expect(computeMonthlyChangePercent(50, 100)).toEqual({ delta: -50, deltaIsPositive: false });
  expect(computeMonthlyChangePercent(100, 100)).toEqual({ delta: 0, deltaIsPositive: true });
  expect(computeMonthlyChangePercent(10, 0)).toEqual({ delta: 100, deltaIsPositive: true });
  expect(computeMonthlyChangePercent(0, 0)).toEqual({ delta: 0, deltaIsPositive: true });
});
