import { findMentionQuery } from './mention-query';

test.each([
  ['@', { at: 0, typed: '' }],
  ['Veja @An', { at: 5, typed: 'An' }],
  ['Veja @Ana Sou', { at: 5, typed: 'Ana Sou' }],
  ['(@José', { at: 1, typed: 'José' }],
  ['ana@exemplo', null],
  ['@Ana, veja', null],
  ['Veja', null],
])('%s', (text, query) => {
  expect(findMentionQuery(text, text.length)).toEqual(query);
});
