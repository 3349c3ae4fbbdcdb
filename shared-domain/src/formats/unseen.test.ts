import { isInvisible, removeZeroWidth, trimUnseen } from './unseen';

test('what nobody sees leaves the ends of a text and stays inside', () => {
  expect(trimUnseen(' \u200bAna\u00a0\ufeff Souza\u2069\n')).toBe('Ana\u00a0\ufeff Souza');
  expect(trimUnseen('\u200b\u2060 \u00ad')).toBe('');
  expect(trimUnseen('Ana 👩‍🌾')).toBe('Ana 👩‍🌾');
});

test('a text of what nobody sees is invisible, whatever it is made of', () => {
  for (const text of ['', ' \t\n', '\u200b', '\u0000\u0007', '\u2064\u206a', ' \u00ad\u3000\u061c'])
    expect(isInvisible(text)).toBe(true);
  for (const text of ['.', '\u200bA', '0', '🌻']) expect(isInvisible(text)).toBe(false);
});

test('characters without width leave a text, what parts its words stays', () => {
  expect(removeZeroWidth('Ana\u200b\tPaula\u2069 \ufeffSouza\n')).toBe('Ana\tPaula Souza\n');
});
