import { conversion, monthDelta, shareWon } from './figures';

test('[shell.home-029] conversion is won by generated, at most 100 percent', () => {
  expect(conversion(1, 4)).toBe(25);
  expect(conversion(3, 2)).toBe(100);
  expect(conversion(3, 0)).toBe(0);
});

test('the share of the won is of those that ended, won or lost', () => {
  expect(shareWon(3, 4)).toBe(75);
  expect(shareWon(0, 0)).toBe(0);
});

test('[shell.home-030] the change from the month before is in percent', () => {
  expect(monthDelta(150, 100)).toEqual({ delta: 50, deltaIsPositive: true });
  expect(monthDelta(50, 100)).toEqual({ delta: -50, deltaIsPositive: false });
  expect(monthDelta(100, 100)).toEqual({ delta: 0, deltaIsPositive: true });
  expect(monthDelta(10, 0)).toEqual({ delta: 100, deltaIsPositive: true });
  expect(monthDelta(0, 0)).toEqual({ delta: 0, deltaIsPositive: true });
});
