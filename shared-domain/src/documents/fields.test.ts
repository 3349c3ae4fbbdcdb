import { isEmail, isImageFileName, isNotBlank, isPhone, isPostalCode, isStrongPassword } from './fields';

test('[shell.forms-006, shell.login-003] an e-mail needs a domain ending of 2 to 20 letters', () => {
  expect(isEmail('a@b.co')).toBe(true);
  expect(isEmail("dono.d'agua+teste@sol-nascente.com.br")).toBe(true);
  expect(isEmail('a@b.c')).toBe(false);
  expect(isEmail('a@b')).toBe(false);
  expect(isEmail(`a@b.${'x'.repeat(20)}`)).toBe(true);
  expect(isEmail(`a@b.${'x'.repeat(21)}`)).toBe(false);
  for (const text of ['', 'a b@c.co', '.a@b.co', 'a@-b.co', 'a@b..co', 'a@@b.co', 'a@b.co\n'])
    expect(isEmail(text)).toBe(false);
});

test('a hostile e-mail is refused at once', () => {
  const start = Date.now();
  expect(isEmail(`${'a-'.repeat(120)}@${'a-'.repeat(5)}`)).toBe(false);
  expect(isEmail(`a@${'a.'.repeat(120)}1`)).toBe(false);
  expect(Date.now() - start).toBeLessThan(5_000);
});

test('[shell.login-004] a password needs 8 characters', () => {
  expect(isStrongPassword('Abcdef1')).toBe(false);
  expect(isStrongPassword('Abcdefg1')).toBe(true);
});

test('[shell.login-005, shell.login-006, shell.login-007] a password needs lower case, upper case and a digit', () => {
  expect(isStrongPassword('ABCDEFG1')).toBe(false);
  expect(isStrongPassword('abcdefg1')).toBe(false);
  expect(isStrongPassword('Abcdefgh')).toBe(false);
});

test('[shell.forms-010] a phone has at least 10 digits', () => {
  expect(isPhone('(47) 3333-4444')).toBe(true);
  expect(isPhone('+55 47 99999-8888')).toBe(true);
  expect(isPhone('473333444')).toBe(false);
  expect(isPhone('55479999988881')).toBe(false);
  expect(isPhone('47x33334444')).toBe(false);
});

test('a postal code has 8 digits', () => {
  expect(isPostalCode('89010-000')).toBe(true);
  expect(isPostalCode('89010000')).toBe(true);
  expect(isPostalCode('8901000')).toBe(false);
});

test('[shell.forms-005] spaces do not fill a required field', () => {
  expect(isNotBlank('  ')).toBe(false);
  expect(isNotBlank(' \u200b\u2060')).toBe(false);
  expect(isNotBlank(' a ')).toBe(true);
});

test('[shell.forms-013] images are known by their extension', () => {
  for (const name of ['x.webp', 'x.JPG', 'x.jpeg', 'x.png', 'x.gif', 'x.bmp', 'x.svg', 'x.ico'])
    expect(isImageFileName(name)).toBe(true);
  for (const name of ['x.tiff', 'png', 'x.png.exe']) expect(isImageFileName(name)).toBe(false);
});
