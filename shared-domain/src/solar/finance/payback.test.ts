import { irr } from './irr';
import { payback, yearsAndMonths } from './payback';

test('a system that never pays has no payback', () => {
  expect(payback([-100, 10, 10])).toBeNull();
  expect(payback([-100, 50, 50])).toBe(2);
  expect(payback([0, 10])).toBe(0);
});

test('part of a month counts as one', () => {
  expect(yearsAndMonths(2.9626)).toEqual({ years: 3, months: 0 });
  expect(yearsAndMonths(2.5)).toEqual({ years: 2, months: 6 });
  expect(yearsAndMonths(2.51)).toEqual({ years: 2, months: 7 });
});

test('a rate is found where there is one', () => {
  expect(irr([0, 0])).toBeNull();
  expect(irr([-100, 100])).toBeCloseTo(0, 9);
  expect(irr([-100, 1_000])).toBeCloseTo(9, 9);
  expect(irr([-100, 5_000])).toBeNull();
});
