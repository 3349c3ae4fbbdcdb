import {
  countLetters,
  findInvalidNameCharacter,
  isCompanyName,
  isPersonName,
  normalizeName,
  toNameMatchKey,
} from './names';

test('[shell.forms-007] a person has letters of any script, spaces, hyphens, periods and apostrophes', () => {
  for (const name of [
    "João d'Ávila-Souza Jr.",
    'Maria D´Ávila',
    'Maria D’Ávila',
    'Maria D`Ávila',
    'João\u00a0Souza',
    'Joa\u0303o'.normalize('NFD'),
    'Анна Петрова',
    '山田 太郎',
    'Ana\u2011Clara',
  ])
    expect([name, isPersonName(name)]).toEqual([name, true]);
  for (const name of [
    'Ana@',
    'Ana #1',
    'R$ 5',
    '<b>Ana</b>',
    '123',
    '',
    'Ana\u0000',
    'Ana 2',
    'Ana & Bia',
    'Ana "Nana"',
    '.',
  ])
    expect([name, isPersonName(name)]).toEqual([name, false]);
});

test('[shell.forms-007] a company has digits and a few symbols besides, and no others', () => {
  for (const name of [
    'D´Ávila Solar',
    'Mais+Energia LTDA',
    'YES! Idiomas',
    '100% Natural',
    'Padaria 3 Irmãos & Cia. (Filial)',
    '1º Ofício, 2ª Vara',
    'Solar S/A',
  ])
    expect([name, isCompanyName(name)]).toEqual([name, true]);
  for (const name of [
    'Bar do Zé: Filial 2',
    'Sol #1',
    'a@b',
    '<b>Sol</b>',
    '100%',
    '',
    'Sol;Lua',
    'Sol\u0007',
    'Sol 🌞',
    'Sol*',
    '“Sol”',
  ])
    expect([name, isCompanyName(name)]).toEqual([name, false]);
  expect(findInvalidNameCharacter('Bar do Zé: Filial 2', 'company')).toBe(':');
  expect(findInvalidNameCharacter('Sol 🌞', 'company')).toBe('🌞');
});

test('a name is kept composed, with single spaces and nothing invisible', () => {
  expect(normalizeName(' Joa\u0303o\u00a0\u00a0Souza\u200b ')).toBe('João Souza');
  expect(normalizeName('Maria D´Ávila')).toBe('Maria D´Ávila');
  // Overrides and isolates of the bidirectional algorithm turn what stands beside the name.
  expect(normalizeName('\u202eanA\u202c \u2067azuoS\u2069')).toBe('anA azuoS');
});

test.each([
  'Maria D’Ávila',
  "MARIA  D'AVILA",
  'maria d´ávila'.normalize('NFD'),
  'Maria\u00a0D`Ávila\u200b',
  "Maria D' Ávila",
])('%j is the same person', (name) => {
  expect(toNameMatchKey(name)).toBe(toNameMatchKey("Maria D'Ávila"));
});

test('other names are other people', () => {
  expect(toNameMatchKey('Maria Dávila')).toBe(toNameMatchKey("Maria D'Ávila"));
  expect(toNameMatchKey('Mario Dávila')).not.toBe(toNameMatchKey("Maria D'Ávila"));
  expect(toNameMatchKey('Ana-Maria Souza Jr.')).toBe('ana maria souza jr');
});

test('letters of any script are counted, and nothing else', () => {
  expect(countLetters('Zé 2')).toBe(2);
  expect(countLetters('李 😀 -1')).toBe(1);
  expect(countLetters('')).toBe(0);
});
