import { countText, emptyText, shortMoney } from './lane-texts';

test('sums from ten million on are told in millions', () => {
  expect(shortMoney(9_999_999.99)).toBe('R$ 9.999.999,99');
  expect(shortMoney(101_223_834)).toBe('R$ 101,2 mi');
});

test('counts and empty columns speak of the board’s own items', () => {
  expect(countText('SALES', 1)).toBe('1 venda');
  expect(countText('SALES', 36)).toBe('36 em vendas');
  expect(emptyText('PRE_SALES', false)).toBe('Nenhum lead nesta coluna.');
  expect(emptyText('INSTALLATION', false)).toBe('Nenhuma obra nesta coluna.');
  expect(emptyText('SALES', true)).toBe('Nada aqui com estes filtros.');
});
