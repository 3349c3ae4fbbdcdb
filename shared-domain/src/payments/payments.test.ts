import { isCnpj, isCpf } from '../documents/documents';
import { vectorsOf } from '../solar/vectors/read-vectors';
import { type Boleto, boletoDueDate, readBoleto } from './boleto';
import { crc16 } from './crc16';
import { isPixCode, type PixCharge, pixCode } from './pix-code';

test.each(vectorsOf<{ value: string }, string>('crc16'))('$id', ({ input, expected }) => {
  expect(crc16(input.value)).toBe(expected);
});

test.each(vectorsOf<PixCharge, string>('brcode'))('$id', ({ input, expected }) => {
  expect(pixCode(input)).toBe(expected);
  expect(isPixCode(expected)).toBe(true);
  expect(isPixCode(expected.replace('BRASILIA', 'SALVADOR'))).toBe(false);
});

test('a Pix code has an amount with a dot, and names without accents', () => {
  const code = pixCode({
    key: 'a@b.test',
    name: 'Girassol Energia São João Ltda.',
    city: 'Jaraguá do Sul',
    amount: 99.5,
  });
  expect(code).toContain('540599.50');
  expect(code).toContain('5925Girassol Energia Sao Joao');
  expect(code).toContain('6014Jaragua do Sul');
  expect(isPixCode(code)).toBe(true);
});

test.each(vectorsOf<{ line: string }, Boleto | null>('boletoLine'))('$id', ({ input, expected }) => {
  expect(readBoleto(input.line, expected?.due ?? '2008-01-01')).toEqual(expected);
});

test.each(vectorsOf<{ factor: string; reference: string }, string>('boletoFactor'))(
  '$id',
  ({ input, expected }) => {
    expect(boletoDueDate(input.factor, input.reference)).toBe(expected);
  },
);

test.each(vectorsOf<{ value: string }, boolean>('cpf'))('$id', ({ input, expected }) => {
  expect(isCpf(input.value)).toBe(expected);
});

test.each(vectorsOf<{ value: string }, boolean>('cnpj'))('$id', ({ input, expected }) => {
  expect(isCnpj(input.value)).toBe(expected);
});
