import { memoizeLatest } from './memoize-latest';

test('what says the same is calculated once; what was asked long ago, again', () => {
  const calculate = jest.fn(
    ({ power }: { power: number }, rules: { margin: number }) => power * rules.margin,
  );
  const remembered = memoizeLatest(calculate);
  const rules = { margin: 2 };
  expect([1, 1, 2, 1].map((power) => remembered({ power }, rules))).toEqual([2, 2, 4, 2]);
  expect(calculate).toHaveBeenCalledTimes(2);
  expect(remembered({ power: 1 }, { margin: 3 })).toBe(3);
  expect(calculate).toHaveBeenCalledTimes(3);
  for (const power of [3, 4, 5, 6]) remembered({ power }, rules);
  remembered({ power: 1 }, rules);
  expect(calculate).toHaveBeenCalledTimes(8);
});
