import {
  formatBoardItemCount,
  formatShortMoney,
  getEmptyLaneText,
  getFirstItemLabel,
  hasLaneSum,
} from './lane-texts';

test('sums from ten million on are told in millions', () => {
  expect(formatShortMoney(9_999_999.99)).toBe('R$ 9.999.999,99');
  expect(formatShortMoney(101_223_834)).toBe('R$ 101,2 mi');
  expect(formatShortMoney(7_200_015.67, 1_000_000)).toBe('R$ 7,2 mi');
});

test('counts and empty columns speak of the board’s own items', () => {
  expect(formatBoardItemCount('SALES', 1)).toBe('1 venda');
  expect(formatBoardItemCount('SALES', 36)).toBe('36 em vendas');
  expect(getEmptyLaneText('PRE_SALES', false)).toBe('Nenhum lead nesta coluna.');
  expect(getEmptyLaneText('INSTALLATION', false)).toBe('Nenhuma obra nesta coluna.');
  expect(getFirstItemLabel('PRE_SALES')).toBe('Registrar o primeiro lead');
  expect(getFirstItemLabel('INSTALLATION')).toBe('Registrar a primeira obra');
  expect(getEmptyLaneText('SALES', true)).toBe('Nada aqui com estes filtros.');
});

test('a column shows its amount on boards with amounts, if it has one', () => {
  const totals = { items: 2, amount: 900 };
  expect(hasLaneSum('SALES', { totals })).toBe(true);
  expect(hasLaneSum('SALES', { totals: { ...totals, amount: 0 } })).toBe(false);
  expect(hasLaneSum('PROJECT', { totals })).toBe(false);
});
