import {
  computeItemFieldsVersion,
  describeItemField,
  formatItemField,
  type ItemFieldValues,
  isEditableItemField,
} from './item-fields';

const item: ItemFieldValues = {
  name: 'Telhado da Ana',
  amount: 25_400.5,
  power: 5.4,
  ucType: 'Residencial',
  leadTemperature: 1,
  dueDate: '2026-04-20',
  validityDate: null,
  modsQtd: 12,
  invQtd: 1,
  inverterType: 'String',
  distance: 18,
  roofHight: null,
};

test('fields are written with their units', () => {
  expect(describeItemField(item, 'amount')).toBe('Valor: R$ 25.400,50');
  expect(describeItemField(item, 'dueDate')).toBe('Prazo: 20/04/2026');
  expect(describeItemField(item, 'roofHight')).toBe('Altura do telhado: não informado');
  expect(formatItemField(item, 'distance')).toBe('18,00 km');
  expect(formatItemField(item, 'leadTemperature')).toBe('Morno');
});

test('the version of a field changes with its value alone', () => {
  const version = computeItemFieldsVersion(item, ['amount']);
  expect(computeItemFieldsVersion({ ...item, power: 9 }, ['amount'])).toBe(version);
  expect(computeItemFieldsVersion({ ...item, amount: 1 }, ['amount'])).not.toBe(version);
  expect(computeItemFieldsVersion(item, ['power', 'amount'])).toBe(
    computeItemFieldsVersion(item, ['amount', 'power']),
  );
});

test('fields without a place of their own are not edited in place', () => {
  expect(isEditableItemField('amount')).toBe(true);
  expect(isEditableItemField('coOwners')).toBe(false);
  expect(isEditableItemField('toString')).toBe(false);
});
