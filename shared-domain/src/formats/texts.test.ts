import { getInitials, truncate } from './texts';

test('initials are the first and the last of a name', () => {
  expect(getInitials('Ana Paula Souza')).toBe('AS');
  expect(getInitials(' érica ')).toBe('É');
  expect(getInitials('')).toBe('');
});

test('[shell.home-028] a long text shows its first 35 characters', () => {
  expect(truncate('a'.repeat(60), 35)).toBe(`${'a'.repeat(35)}…`);
  expect(truncate('a'.repeat(35), 35)).toBe('a'.repeat(35));
  expect(truncate('☀️🌻🌻', 3)).toBe('☀️🌻…');
});
