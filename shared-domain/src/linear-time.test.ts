import { harmlessFileName } from './files/file-names';
import { emailReader } from './imports/reading/read-contact';
import { moneyReader, numberReader } from './imports/reading/read-number';
import { tagsLeftOut } from './templates/template-fields';
import { isSiteAddress } from './website/addresses';
import { richText } from './website/rich-text';

const LENGTH = 1_000_000;
const many = (part: string) => part.repeat(LENGTH / part.length);

// Expressions that went back over these texts took minutes.
test.each<[string, () => unknown]>([
  ['a file name of spaces', () => harmlessFileName(`a${many('. ')}x`)],
  ['an e-mail of commas', () => emailReader(100)('', `a${many(',')}x`)],
  ['an amount of spaces', () => moneyReader({})('', `1${many(' ')}x`)],
  ['a number of spaces', () => numberReader({ unit: 'W' })('', `1${many(' ')}!a!`)],
  ['tags that do not end', () => tagsLeftOut([many('*** DADO NÃO CADASTRADO: R')])],
  ['an e-mail of dots', () => isSiteAddress(`mailto:a@b${many('.b')}?`)],
  ['an entry of spaces', () => richText(`- ${many(' ')}a\rb`)],
])('a long text is read in linear time: %s', (_, read) => {
  expect(read).not.toThrow();
});

test('names, addresses and numbers are read as before at their edges', () => {
  expect(harmlessFileName(' .a. b . ')).toBe('a. b');
  expect(emailReader(100)('', 'ana@empresa.com.br;,.')).toBe('ana@empresa.com.br');
  expect(isSiteAddress('mailto:ana@empresa.com.br')).toBe(true);
  expect(isSiteAddress('mailto:ana@.br')).toBe(false);
  expect(isSiteAddress('mailto:ana@empresa.')).toBe(false);
  expect(numberReader({ unit: 'W' })('', '5,5 kW.')).toBe(5_500);
  expect(tagsLeftOut(['*** DADO NÃO CADASTRADO: a b *** e *** DADO NÃO CADASTRADO: c ***'])).toEqual([
    'a b',
    'c',
  ]);
  expect(richText('- a\n  •   b')).toMatchObject([
    { type: 'list', entries: [[{ text: 'a' }], [{ text: 'b' }]] },
  ]);
});
