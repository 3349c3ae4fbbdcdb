import { buildKitSearchBody, noKitFilters, parseKitListView, toKitListSearchParams } from './kit-filters';
import { computePricePerWatt, formatPowerDeviation } from './kit-labels';

const usual = parseKitListView(new URLSearchParams());
const company = { fetchType: 'MANAGER', fetchId: 'u1' } as const;

test('[kits-004] the power of a search is sent in kW', () => {
  expect(buildKitSearchBody({ ...usual, watts: 5_000 }, company).power).toBe(5);
  expect(buildKitSearchBody(usual, company).power).toBe(0);
});

test('[kits-003, kits-005] power, scope, text and filters 1, 2, 4, 5, 6, 7, 8 are sent; there is no filter 3', () => {
  const body = buildKitSearchBody(
    {
      ...usual,
      search: 'cabo',
      watts: 8_000,
      supplier: 'Boreal Energia',
      voltage: '220 V',
      fixation: 'Laje',
      moduleBrand: 'Helios',
      inverterBrand: 'Corrente',
      inverterType: 'microinverter',
      minPrice: 100,
    },
    company,
  );
  const active = Object.keys(body).filter((name) => /^filter\dActive$/.test(name));
  expect(active).toEqual([1, 2, 4, 5, 6, 7, 8].map((number) => `filter${number}Active`));
  expect(body).toMatchObject({
    power: 8,
    fetchType: 'MANAGER',
    fetchId: 'u1',
    searchValue: 'cabo',
    filter1Value: 'Boreal Energia',
    filter2Value: '220 V',
    filter4Value: 'Laje',
    filter5Value: 'Helios',
    filter6Value: 'Corrente',
    filter7Value: 'microinverter',
    filter8Active: true,
    filter8Value: { min: 100, max: null },
  });
  expect(buildKitSearchBody({ ...usual, ...noKitFilters }, company)).toMatchObject({
    fetchType: 'MANAGER',
    fetchId: 'u1',
    searchValue: '',
    ...Object.fromEntries(
      [1, 2, 4, 5, 6, 7, 8].flatMap((number) => [
        [`filter${number}Active`, false],
        [`filter${number}Value`, null],
      ]),
    ),
  });
});

test('the address keeps what is looked at, and nothing that is usual', () => {
  expect(toKitListSearchParams(usual).toString()).toBe('');
  const view = { ...usual, watts: 5_500, supplier: 'Boreal Energia', maxPrice: 9_000, page: 3, size: 50 };
  expect(parseKitListView(toKitListSearchParams(view))).toEqual(view);
  expect(parseKitListView(new URLSearchParams('potencia=abc&pagina=-3&por=7'))).toEqual(usual);
});

test('how far a kit is from the wanted power, and what a watt of it costs', () => {
  expect(formatPowerDeviation(5.5, 5)).toBe('+10,0%');
  expect(formatPowerDeviation(4.9, 5)).toBe('−2,0%');
  expect(formatPowerDeviation(5, 5)).toBe('na medida');
  expect(
    computePricePerWatt({ power: 5, kitData: { kitPrice: 10_000, supplier: '', voltage: '', fixation: '' } }),
  ).toBe(2);
});
