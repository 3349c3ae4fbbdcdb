import { findStandingMentions, splitAtMentions } from './note-mentions';

const ana = { userId: 'a', label: 'Ana' };
const anaSouza = { userId: 's', label: 'Ana Souza' };

test.each([
  ['Veja com @Ana.', [ana], ['a']],
  ['@Ana Souza e @Ana', [ana, anaSouza], ['s', 'a']],
  ['@Anabela e eu@Ana', [ana], []],
  ['@Ana, @Ana', [ana], ['a']],
  ['Ana', [ana], []],
  ['@Ana', [], []],
  ['@', [{ userId: 'x', label: '' }], []],
])('%s', (text, mentions, ids) => {
  expect(findStandingMentions(text, mentions).map(({ userId }) => userId)).toEqual(ids);
});

test('the parts of a text are the text', () => {
  const text = 'Oi @Ana Souza, fale com @Ana sobre @Bruno';
  const parts = splitAtMentions(text, [ana, anaSouza]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.map(({ mention }) => mention?.userId ?? null)).toEqual([null, 's', null, 'a', null]);
});
