import { findOutsideSelectors } from './css-reach';
import { stripComments } from './strip-comments';

test.each([
  ['a/* b */c', 'a c'],
  ['/*a*//*b*/', '  '],
  ['a /* b', 'a /* b'],
  ['/*/ a */b', ' b'],
  ['a */ b', 'a */ b'],
  ['/* a /* b */ c */', '  c */'],
])('comments of %s are taken out', (text, expected) => {
  expect(stripComments(text, ' ')).toBe(expected);
});

test('a large text of beginnings is read in linear time', () => {
  const many = '/* '.repeat(300_000);
  expect(stripComments(many) === many).toBe(true);
  expect(findOutsideSelectors('a.css', `${many}${'a'.repeat(1_000_000)}`, 'crm')).toEqual([]);
});
