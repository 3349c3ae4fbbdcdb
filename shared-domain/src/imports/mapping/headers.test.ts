import {
  buildHeadersFingerprintText,
  doesMappingFitHeaders,
  findSampleValue,
  normalizeHeader,
} from './headers';

test('[imports-033] headers are told apart trimmed, in the order of their code points, joined by a bar', () => {
  expect(buildHeadersFingerprintText(['b', ' a '])).toBe('a|b');
  expect(buildHeadersFingerprintText(['UF', 'nome', 'e-mail', 'Nome', 'água', '😀', 'ﬁ', 'nomes'])).toBe(
    'Nome|UF|e-mail|nome|nomes|água|ﬁ|😀',
  );
});

test('[imports-032] a saved mapping is for a file that has all of its columns', () => {
  const mapping = { Nome: 'nome', Fone: 'telefone', Obs: null };
  expect(doesMappingFitHeaders(mapping, ['Fone', 'Obs', 'Nome', 'CEP'])).toBe(true);
  expect(doesMappingFitHeaders(mapping, ['Nome', 'Fone'])).toBe(false);
});

test('[imports-034] the sample is the first value of the first 99 data rows', () => {
  const empty = Array.from({ length: 98 }, () => null);
  expect(findSampleValue({ header: 'a', values: [null, '  ', 1234.5, 'x'] })).toBe('1234,5');
  expect(findSampleValue({ header: 'a', values: [{ date: '2024-03-15' }] })).toBe('15/03/2024');
  expect(findSampleValue({ header: 'a', values: [...empty, 'x'] })).toBe('x');
  expect(findSampleValue({ header: 'a', values: [...empty, '', 'x'] })).toBeNull();
});

test('headers are compared without case, accents and signs', () => {
  expect(normalizeHeader('  Nº do  TELEFONE (2)*')).toBe('n do telefone 2');
  expect(normalizeHeader('E-mail')).toBe('e mail');
  expect(normalizeHeader('***')).toBe('');
});
