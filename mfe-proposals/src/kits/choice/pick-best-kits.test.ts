import { buildKit } from './kit.fixture';
import { pickBestKits } from './pick-best-kits';

const exact = buildKit('a1', 5, 12_500, 'Aurora');
const cheapWatt = buildKit('a2', 6, 12_600, 'Boreal');
const cheapest = buildKit('a3', 5.5, 12_100, 'Cruzeiro');
const costly = buildKit('a4', 5.1, 19_000, 'Delta');
const huge = buildKit('a5', 20, 20_000, 'Eclipse');

test('three kits are picked, each with the reason for which it is among the best', () => {
  const picked = pickBestKits([huge, costly, cheapWatt, cheapest, exact], 5);
  expect(Object.fromEntries(picked.map(({ kit, reasons }) => [kit.kitData.supplier, reasons]))).toEqual({
    Aurora: ['Na medida recomendada'],
    Boreal: ['Menor preço por Wp: R$ 2,10'],
    Cruzeiro: ['O mais barato a partir de 5,00 kWp'],
  });
});

test('one kit that is best in all leads, and the nearest others follow', () => {
  const best = buildKit('a6', 5, 9_000, 'Farol');
  const picked = pickBestKits([costly, cheapest, best], 5);
  expect(picked.map(({ kit }) => kit.kitData.supplier)).toEqual(['Farol', 'Delta', 'Cruzeiro']);
  expect(picked[0]?.reasons).toHaveLength(3);
  expect(picked[1]?.reasons).toEqual(['Perto da medida: +2,0%']);
});

test('kits far from what the consumption needs are not recommended, nor those without a price', () => {
  expect(pickBestKits([huge, buildKit('a7', 5, 0, 'Gelo')], 5)).toEqual([]);
});

test('a free position goes to a kit of other equipment before one that differs by its supplier only', () => {
  const best = buildKit('a6', 5, 9_000, 'Farol');
  const twin = buildKit('a7', 5, 9_500, 'Gelo');
  const other = { ...buildKit('a8', 5.4, 11_000, 'Horizonte'), inverterData: [] };
  const picked = pickBestKits([twin, other, best], 5);
  expect(picked.map(({ kit }) => kit.kitData.supplier)).toEqual(['Farol', 'Horizonte', 'Gelo']);
});
