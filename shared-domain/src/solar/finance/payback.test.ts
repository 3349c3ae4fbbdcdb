import { computeIrr } from './irr';
import { computePayback, splitYearsAndMonths } from './payback';

test('a system that never pays has no payback', () => {
  expect(computePayback([-100, 10, 10])).toBeNull();
  expect(computePayback([-100, 50, 50])).toBe(2);
  expect(computePayback([0, 10])).toBe(0);
});

test('part of a month counts as one', () => {
  expect(splitYearsAndMonths(2.9626)).toEqual({ years: 3, months: 0 });
  expect(splitYearsAndMonths(2.5)).toEqual({ years: 2, months: 6 });
  expect(splitYearsAndMonths(2.51)).toEqual({ years: 2, months: 7 });
});

test('a rate is found where there is one', () => {
  expect(computeIrr([0, 0])).toBeNull();
  expect(computeIrr([-100, 100])).toBeCloseTo(0, 9);
  expect(computeIrr([-100, 1_000])).toBeCloseTo(9, 9);
  expect(computeIrr([-100, 5_000])).toBeNull();
});
