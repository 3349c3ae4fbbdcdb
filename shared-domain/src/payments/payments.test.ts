import { isCnpj, isCpf } from '../documents/documents';
import { getTestVectors } from '../solar/vectors/read-vectors';
import { type Boleto, parseBoleto, resolveBoletoDueDate } from './boleto';
import { computeCrc16 } from './crc16';
import { buildPixCode, isPixCodeIntact, type PixCharge } from './pix-code';

test.each(getTestVectors<{ value: string }, string>('crc16'))('$id', ({ input, expected }) => {
  expect(computeCrc16(input.value)).toBe(expected);
});

test.each(getTestVectors<PixCharge, string>('brcode'))('$id', ({ input, expected }) => {
  expect(buildPixCode(input)).toBe(expected);
  expect(isPixCodeIntact(expected)).toBe(true);
  expect(isPixCodeIntact(expected.replace('BRASILIA', 'SALVADOR'))).toBe(false);
});

test('a Pix code has an amount with a dot, and names without accents', () => {
  const code = buildPixCode({
    key: 'a@b.test',
    name: 'Girassol Energia São João Ltda.',
    city: 'Jaraguá do Sul',
    amount: 99.5,
  });
  expect(code).toContain('540599.50');
  expect(code).toContain('5925Girassol Energia Sao Joao');
  expect(code).toContain('6014Jaragua do Sul');
  expect(isPixCodeIntact(code)).toBe(true);
});

test.each(getTestVectors<{ line: string }, Boleto | null>('boletoLine'))('$id', ({ input, expected }) => {
  expect(parseBoleto(input.line, expected?.due ?? '2008-01-01')).toEqual(expected);
});

test.each(getTestVectors<{ factor: string; reference: string }, string>('boletoFactor'))(
  '$id',
  ({ input, expected }) => {
    expect(resolveBoletoDueDate(input.factor, input.reference)).toBe(expected);
  },
);

test.each(getTestVectors<{ value: string }, boolean>('cpf'))('$id', ({ input, expected }) => {
  expect(isCpf(input.value)).toBe(expected);
});

test.each(getTestVectors<{ value: string }, boolean>('cnpj'))('$id', ({ input, expected }) => {
  expect(isCnpj(input.value)).toBe(expected);
});
