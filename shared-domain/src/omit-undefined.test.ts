import { omitUndefined } from './omit-undefined';

test('only what is undefined goes: null, false, zero and an empty text stay', () => {
  const values = { a: undefined, b: null, c: false, d: 0, e: '' };
  expect(Object.keys(omitUndefined(values))).toEqual(['b', 'c', 'd', 'e']);
  expect(Object.keys(values)).toContain('a');
});
