import {
  buildBoardFilterBody,
  hasBoardFilters,
  noBoardFilters,
  parseBoardFilters,
  toBoardSearchParams,
} from './board-filters';

test('the filters live in the address and come back from it', () => {
  const filters = { search: 'joão', temperature: 2, owner: 'u1', city: 'São José', idle: true } as const;
  const query = toBoardSearchParams(new URLSearchParams('item=7'), filters);
  expect(query.get('item')).toBe('7');
  expect(parseBoardFilters(new URLSearchParams(query.toString()))).toEqual(filters);
});

test('empty filters leave the address clean', () => {
  const query = new URLSearchParams('busca=ana&inativos=1&item=7');
  expect(toBoardSearchParams(query, { ...noBoardFilters, search: '  ' }).toString()).toBe('item=7');
});

test('nonsense in the address is ignored', () => {
  expect(parseBoardFilters(new URLSearchParams('temperatura=9&inativos=sim'))).toEqual(noBoardFilters);
});

test('[boards-098, boards-102] the call carries search, city and the first filter', () => {
  expect(
    buildBoardFilterBody(
      { ...noBoardFilters, search: ' ana ', city: 'Itajaí', temperature: 0, idle: true },
      'SALES',
    ),
  ).toEqual({
    searchValue: 'ana',
    searchValueField: 'ALL',
    city: 'Itajaí',
    type: 'SALES',
    filter1Active: true,
    filter1Value: { leadTemperature: 0, idle: true },
  });
  expect(buildBoardFilterBody(noBoardFilters, 'SALES')).toMatchObject({
    filter1Active: false,
    searchValue: '',
  });
});

test('a filter that only holds spaces filters nothing', () => {
  expect(hasBoardFilters({ ...noBoardFilters, search: ' ' })).toBe(false);
  expect(hasBoardFilters({ ...noBoardFilters, temperature: 0 })).toBe(true);
});
