import { extractCpfOrCnpj, formatCpfOrCnpj, getTaxDocumentTypeLabel, isCnpj, isCpf } from './documents';

test('[shell.forms-010] a CPF has 11 digits and right check digits', () => {
  expect(isCpf('529.982.247-25')).toBe(true);
  expect(isCpf('52998224725')).toBe(true);
  expect(isCpf('52998224724')).toBe(false);
  expect(isCpf('5299822472')).toBe(false);
  expect(isCpf('11111111111')).toBe(false);
  expect(isCpf('5299822472A')).toBe(false);
  expect(isCpf('')).toBe(false);
});

test('[shell.forms-010] a CNPJ has 14 digits and right check digits', () => {
  expect(isCnpj('11.222.333/0001-81')).toBe(true);
  expect(isCnpj('11222333000181')).toBe(true);
  expect(isCnpj('11222333000182')).toBe(false);
  expect(isCnpj('1122233300018')).toBe(false);
  expect(isCnpj('00000000000000')).toBe(false);
});

test('[shell.forms-010] a CNPJ of July 2026 and later may have letters, but not in its check digits', () => {
  expect(isCnpj('12.ABC.345/01DE-35')).toBe(true);
  expect(isCnpj('12abc34501de35')).toBe(true);
  expect(isCnpj('12ABC34501DE36')).toBe(false);
  expect(isCnpj('12ABC34501DEA5')).toBe(false);
});

test('a document is read with the word before it', () => {
  expect(extractCpfOrCnpj('CPF: 529.982.247-25')).toBe('52998224725');
  expect(extractCpfOrCnpj('CNPJ/MF 11.222.333/0001-81')).toBe('11222333000181');
  expect(extractCpfOrCnpj('CPF nº 529.982.247-25')).toBe('52998224725');
  expect(extractCpfOrCnpj('CNPJ: 12.ABC.345/01DE-35')).toBe('12ABC34501DE35');
  expect(extractCpfOrCnpj('12.ABC.345/01DE-35')).toBe('12ABC34501DE35');
  expect(extractCpfOrCnpj('CNPJ 123')).toBe('CNPJ123');
});

test('[shell.forms-011] documents are shown with their masks', () => {
  expect(formatCpfOrCnpj('52998224725')).toBe('529.982.247-25');
  expect(formatCpfOrCnpj('11222333000181')).toBe('11.222.333/0001-81');
  expect(formatCpfOrCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(formatCpfOrCnpj('123')).toBe('123');
});

test('[shell.forms-012] the label is CNPJ when 14 characters remain, else CPF', () => {
  expect(getTaxDocumentTypeLabel('11.222.333/0001-81')).toBe('CNPJ');
  expect(getTaxDocumentTypeLabel('12.ABC.345/01DE-35')).toBe('CNPJ');
  expect(getTaxDocumentTypeLabel('529.982.247-25')).toBe('CPF');
});
