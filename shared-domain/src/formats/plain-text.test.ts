import { matchesSearchWords, toSearchText } from './plain-text';

test('accents, capitals and blanks around make no difference', () => {
  expect(toSearchText(' São João ')).toBe('sao joao');
});

test.each([
  ['Pré-Venda: Agenda', 'pre', true],
  ['Pré-Venda: Agenda', 'agenda venda', true],
  ['Vendas', 'end', false],
  ['Configurações', 'configuracoes', true],
  ['Vendas', ' ', true],
  ['Vendas', '%', false],
  ['Vendas', '😀 ', false],
])('in %s, "%s" is found: %s', (text, search, isFound) => {
  expect(matchesSearchWords(text, search)).toBe(isFound);
});
