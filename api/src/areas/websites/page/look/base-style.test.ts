import { baseStyle } from './base-style';

test('a heading breaks inside a word that is wider than its place, which a grid would make as wide as the word', () => {
  expect(baseStyle).toMatch(/h1,h2,h3\{[^}]*overflow-wrap:anywhere[^}]*\}/);
});
