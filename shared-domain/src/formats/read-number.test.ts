import { formatNumber } from './numbers';
import { detectPointMeaning, numberProblemMessages, parseTypedNumber } from './read-number';

const read = (text: string, decimals = 2, unit?: string) => parseTypedNumber(text, { decimals, unit });
const value = (text: string, decimals = 2, unit?: string) => {
  const reading = read(text, decimals, unit);
  return reading.kind === 'NUMBER' ? reading.value : reading.kind;
};
const problem = (text: string, decimals = 2, unit?: string) => {
  const reading = read(text, decimals, unit);
  return reading.kind === 'UNREADABLE' ? reading.problem : reading.kind;
};

test('a point after zero is a decimal point, in every field', () => {
  expect(value('0.955', 5)).toBe(0.955);
  expect(value('.955', 5)).toBe(0.955);
  expect(value('0.500')).toBe(0.5);
  expect(value('00.500')).toBe(0.5);
});

test.each([
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1234.56', 1234.56],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1.234', 1234],
  ['1234.567', 1234.57],
  ['1.2345', 1.23],
  ['12,', 12],
  [',5', 0.5],
])('%s is %d', (text, expected) => {
  expect(value(text)).toBe(expected);
});

test.each([
  ['R$ 1.234,56', 1234.56],
  ['R$\u00a01.234,56\r\n', 1234.56],
  ['  350 kWh ', 350],
  ['350 kWh/mês', 350],
  ['1 234,56', 1234.56],
  ['1\u202f234', 1234],
  ['12,5 %', 12.5],
  ['\u200b７,5', 7.5],
  ['R$ 350,-', 350],
])('%j is read as it comes from the clipboard', (text, expected) => {
  expect(value(text)).toBe(expected);
});

test('a whole number may be written with decimals that are zero, and with no others', () => {
  expect(value('350,00', 0)).toBe(350);
  expect(value('1.234', 0)).toBe(1234);
  expect(problem('350,5', 0)).toBe(numberProblemMessages.whole);
  expect(problem('1.234,56', 0)).toBe(numberProblemMessages.whole);
  expect(problem('350.5', 0)).toBe(numberProblemMessages.whole);
  expect(problem('1,000', 0)).toBe(numberProblemMessages.comma);
});

test.each(['-150,00', '−150', '– 150', 'R$ -150,00', '-R$ 150,00', '(150,00)', '150-'])(
  'the sign of %s does not vanish',
  (text) => {
    expect(problem(text)).toBe(numberProblemMessages.negative);
  },
);

test.each([
  '350 360',
  '127/220',
  '310\t298',
  '310\n298',
  '31/12/2026',
  '1e5',
  '1,12E+05',
  '10 x 350',
  '1m80',
])('%j is not made one number of', (text) => {
  expect(problem(text)).toBe(numberProblemMessages.several);
});

test('what nobody writes, and what a number cannot hold, is a problem', () => {
  for (const text of ['1.23.45', '1.234,56,7', '12.34,5', 'abc'])
    expect(problem(text)).toBe(numberProblemMessages.shape);
  expect(problem('1234567890123')).toBe(numberProblemMessages.large);
  for (const text of ['7,2 mil', '2 milhões', '7k']) expect(problem(text)).toBe(numberProblemMessages.words);
});

test('another unit than that of the field is told', () => {
  expect(problem('5 kW', 0, 'W')).toBe('O texto está em kW e o campo é em W. Escreva em W.');
  expect(problem('350 kWh', 2, 'R$')).toBe('O texto está em kWh e o campo é em R$. Escreva em R$.');
  expect(problem('R$ 350,00', 0, 'kWh')).toBe('O texto está em R$ e o campo é em kWh. Escreva em kWh.');
  expect(value('5 kW', 2, 'kWp')).toBe(5);
  expect(value('550 Wp', 0, 'Wp')).toBe(550);
  expect(value('2.278 mm', 0, 'mm')).toBe(2278);
});

test('a word that may change what a number means is told', () => {
  expect(problem('95,4 centavos', 5, 'R$')).toBe('Deixe só o número, sem “centavos”.');
  expect(problem('954,32 R$/MWh', 5, 'R$')).toBe('Deixe só o número, sem “MWh”.');
  expect(problem('€ 120', 2, 'R$')).toBe('Deixe só o número, sem “€”.');
  expect(problem('US$ 1,200.00', 2, 'R$')).toBe('Deixe só o número, sem “US$”.');
  expect(problem('3 salários')).toBe('Deixe só o número, sem “salários”.');
  expect(value('R$ 0,95432/kWh', 5, 'R$')).toBe(0.95432);
  expect(value('4,87 kWh/m² por dia', 2, 'kWh/m² por dia')).toBe(4.87);
  expect(value('1.500 reais por mês', 2, 'R$')).toBe(1500);
  expect(value('10 un.', 0, 'un.')).toBe(10);
});

test('what could be read otherwise, and what is rounded, is said', () => {
  expect(read('1.234', 5)).toEqual({
    kind: 'NUMBER',
    value: 1234,
    note: 'Lido como 1234. Se for 1,234, escreva com vírgula.',
  });
  expect(read('7.425', 2, 'kWp')).toMatchObject({ value: 7425, note: expect.stringContaining('7,425') });
  expect(read('1.234', 2, 'R$')).toEqual({ kind: 'NUMBER', value: 1234 });
  expect(read('1,005')).toEqual({ kind: 'NUMBER', value: 1.01, note: 'Arredondado para 1,01.' });
  expect(read('0,955', 5)).toEqual({ kind: 'NUMBER', value: 0.955 });
});

test('nothing, and a dash as spreadsheets draw nothing, is no number', () => {
  for (const text of ['', '  ', '\u00a0', '-', 'R$ -']) expect(read(text)).toEqual({ kind: 'EMPTY' });
});

test('[shell.forms-008] a letter that slips in between is passed over, and told', () => {
  expect(read('1a2,5')).toEqual({ kind: 'NUMBER', value: 12.5, note: 'Lido como 12,50.' });
});

test('a period that is not that of the field is told', () => {
  expect(value('350 kWh/mês', 2, 'kWh')).toBe(350);
  expect(problem('4.200 kWh/ano', 2, 'kWh')).toBe('Deixe só o número, sem “ano”.');
  expect(problem('12 kWh/dia', 2, 'kWh')).toBe('Deixe só o número, sem “dia”.');
  expect(problem('1 ano', 0, 'meses')).toBe('Deixe só o número, sem “ano”.');
  expect(problem('1 mês', 0, 'dias')).toBe('Deixe só o número, sem “mês”.');
  expect(value('1 mês', 0, 'meses')).toBe(1);
  expect(value('25 anos', 0, 'anos')).toBe(25);
});

test('a unit is told also where that of the field is made of several words', () => {
  expect(problem('4500 Wh', 2, 'kWh/m² por dia')).toMatch(/em Wh/);
  expect(problem('5 km', 2, 'm²')).toMatch(/em km/);
  expect(problem('5 kW', 0, 'un.')).toMatch(/em kW/);
  expect(value('R$ 1.200,00', 2, 'R$/kWp')).toBe(1200);
});

test('neighbours tell what a point means', () => {
  expect(detectPointMeaning(['1.234', '310.5'])).toBe('decimal');
  expect(detectPointMeaning(['1.234', '2.500'])).toBeUndefined();
  expect(detectPointMeaning(['1.234', '310,5'])).toBeUndefined();
  expect(parseTypedNumber('1.234', { decimals: 2, point: 'decimal' })).toMatchObject({ value: 1.23 });
});

test('every number is read back as it is shown', () => {
  for (const decimals of [0, 1, 2, 3, 4, 5])
    for (const number of [0, 1, 999, 1000, 1234.5, 0.955, 99_999.99999, 1_234_567.8]) {
      const shown = formatNumber(number, decimals);
      const reading = parseTypedNumber(shown, { decimals });
      expect(reading.kind === 'NUMBER' && formatNumber(reading.value, decimals)).toBe(shown);
    }
});
