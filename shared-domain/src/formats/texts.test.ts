import { initials, truncate } from './texts';

test('initials are the first and the last of a name', () => {
  expect(initials('Ana Paula Souza')).toBe('AS');
  expect(initials(' érica ')).toBe('É');
  expect(initials('')).toBe('');
});

test('[shell.home-028] a long text shows its first 35 characters', () => {
  expect(truncate('a'.repeat(60), 35)).toBe(`${'a'.repeat(35)}…`);
  expect(truncate('a'.repeat(35), 35)).toBe('a'.repeat(35));
  expect(truncate('☀️🌻🌻', 3)).toBe('☀️🌻…');
});
