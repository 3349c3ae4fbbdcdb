import { cssReachingOut } from './css-reach';
import { withoutComments } from './without-comments';

test.each([
  ['a/* b */c', 'a c'],
  ['/*a*//*b*/', '  '],
  ['a /* b', 'a /* b'],
  ['/*/ a */b', ' b'],
  ['a */ b', 'a */ b'],
  ['/* a /* b */ c */', '  c */'],
])('comments of %s are taken out', (text, expected) => {
  expect(withoutComments(text, ' ')).toBe(expected);
});

test('a large text of beginnings is read in linear time', () => {
  const many = '/* '.repeat(300_000);
  expect(withoutComments(many) === many).toBe(true);
  expect(cssReachingOut('a.css', `${many}${'a'.repeat(1_000_000)}`, 'crm')).toEqual([]);
});
