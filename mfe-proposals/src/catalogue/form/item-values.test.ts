import { buildCatalogueItemRequest, emptyCatalogueItemFormValues } from './item-values';

const named = { ...emptyCatalogueItemFormValues, name: 'X', manufacturer: 'Y', power: 8 };

test('[catalogue-004] numbers that are empty are sent as 0', () => {
  expect(buildCatalogueItemRequest('modules', { ...named, power: 550 })).toEqual({
    model: 'X',
    manufacturer: 'Y',
    power: 550,
    warrantyDefect: 0,
    warrantyEfficiency: 0,
    weight: 0,
    mLength: 0,
    width: 0,
    stock: 0,
    price: 0,
  });
  expect(buildCatalogueItemRequest('equipaments', named)).toEqual({
    item: 'X',
    manufacturer: 'Y',
    detail: '',
    stock: 0,
    price: 0,
  });
});

test('[catalogue-005, catalogue-007] an inverter is watched by Wi-Fi, and 8 is 8000 W', () => {
  expect(buildCatalogueItemRequest('inverters', named)).toMatchObject({
    power: 8_000,
    monitoring: 'Wi-Fi',
    type: 'inverter',
  });
});
