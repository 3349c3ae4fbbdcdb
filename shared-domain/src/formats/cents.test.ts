import { roundToCents, toCents } from './cents';

test.each([
  [0, 0],
  [1, 100],
  [1.005, 101],
  [2.675, 268],
  [1.004_999, 100],
  [0.1 + 0.2, 30],
  [10.075, 1008],
  [1_234_567.891, 123_456_789],
  [9_999_999_999.99, 999_999_999_999],
])('R$ %p is %p cents', (reais, cents) => {
  expect(toCents(reais)).toBe(cents);
});

test('an amount in reais stays one', () => {
  expect([roundToCents(1.005), roundToCents(0.1 + 0.2), roundToCents(-10.124)]).toEqual([1.01, 0.3, -10.12]);
});
