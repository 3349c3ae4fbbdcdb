import { sanitizeFileName } from './files/file-names';
import { createEmailReader } from './imports/reading/read-contact';
import { createMoneyReader, createNumberReader } from './imports/reading/read-number';
import { findUnfilledTags } from './templates/template-fields';
import { isAllowedSiteLink } from './website/addresses';
import { parseRichText } from './website/rich-text';

const LENGTH = 1_000_000;
const many = (part: string) => part.repeat(LENGTH / part.length);

// Expressions that went back over these texts took minutes.
test.each<[string, () => unknown]>([
  ['a file name of spaces', () => sanitizeFileName(`a${many('. ')}x`)],
  ['an e-mail of commas', () => createEmailReader(100)('', `a${many(',')}x`)],
  ['an amount of spaces', () => createMoneyReader({})('', `1${many(' ')}x`)],
  ['a number of spaces', () => createNumberReader({ unit: 'W' })('', `1${many(' ')}!a!`)],
  ['tags that do not end', () => findUnfilledTags([many('*** DADO NÃO CADASTRADO: R')])],
  ['an e-mail of dots', () => isAllowedSiteLink(`mailto:a@b${many('.b')}?`)],
  ['an entry of spaces', () => parseRichText(`- ${many(' ')}a\rb`)],
])('a long text is read in linear time: %s', (_, read) => {
  expect(read).not.toThrow();
});

test('names, addresses and numbers are read as before at their edges', () => {
  expect(sanitizeFileName(' .a. b . ')).toBe('a. b');
  expect(createEmailReader(100)('', 'ana@empresa.com.br;,.')).toBe('ana@empresa.com.br');
  expect(isAllowedSiteLink('mailto:ana@empresa.com.br')).toBe(true);
  expect(isAllowedSiteLink('mailto:ana@.br')).toBe(false);
  expect(isAllowedSiteLink('mailto:ana@empresa.')).toBe(false);
  expect(createNumberReader({ unit: 'W' })('', '5,5 kW.')).toMatchObject({ value: 5_500 });
  expect(findUnfilledTags(['*** DADO NÃO CADASTRADO: a b *** e *** DADO NÃO CADASTRADO: c ***'])).toEqual([
    'a b',
    'c',
  ]);
  expect(parseRichText('- a\n  •   b')).toMatchObject([
    { type: 'list', entries: [[{ text: 'a' }], [{ text: 'b' }]] },
  ]);
});
