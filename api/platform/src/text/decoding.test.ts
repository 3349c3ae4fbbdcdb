import { repairDoubleUtf8 } from './double-utf8';
import { decodeWindows1252 } from './windows-1252';

test('typographic characters of Windows-1252 are read, and unused bytes stay what they are', () => {
  expect(decodeWindows1252(Buffer.from('9342920d94809685', 'hex'))).toBe('“B’\r”€–…');
  expect(decodeWindows1252(Buffer.from('a0e3c781', 'hex'))).toBe('\u00a0ãÇ\u0081');
});

describe('UTF-8 that was encoded twice', () => {
  const twice = (text: string) => decodeWindows1252(Buffer.from(text));
  test.each([
    'João Conceição',
    'Ângela Muñoz Ávila',
    'Àquela',
    'D’Ávila – “Sol”',
    '10 m² a R$ 5 €',
    'ÍNDIO',
    '3º andar',
  ])('%s', (text) => {
    expect(twice(text)).not.toBe(text);
    expect(repairDoubleUtf8(twice(text))).toBe(text);
    expect(repairDoubleUtf8(twice(twice(text)))).toBe(text);
  });
  test.each(['João', 'CAFÉ…', 'Âncora', 'ÃO', 'são – “é”', 'Ação’', 'AVANÇÃO “X”', 'Ø Ł ß'])(
    '%s is left as it is',
    (text) => {
      expect(repairDoubleUtf8(text)).toBe(text);
    },
  );
});
