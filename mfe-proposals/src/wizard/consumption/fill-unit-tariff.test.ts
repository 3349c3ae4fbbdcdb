import type { ElectricityTariff } from '@girassol/shared-domain/contract';
import { buildEmptyConsumerUnitValues } from './consumption-values';
import { fillUnitTariff } from './fill-unit-tariff';

const tariff: ElectricityTariff = {
  distributor: 'CPFL PAULISTA',
  modality: 'B',
  ucType: 'Residencial',
  kwhPrice: 0.91,
  bWireValue: 0.25,
  validFrom: '2026-03-15',
  source: 'ANEEL, REH 3.000',
};
const other = { ...tariff, distributor: 'ELEKTRO', kwhPrice: 0.84, bWireValue: 0.22 };
const empty = buildEmptyConsumerUnitValues(1);

test('an empty unit gets price and Fio B, and those of another distributor after it', () => {
  const filled = fillUnitTariff(empty, tariff, null);
  expect(filled).toMatchObject({ kwhPrice: 0.91, finViabilityData: { bWireValue: 0.25 } });
  expect(fillUnitTariff(filled, other, tariff)).toMatchObject({
    kwhPrice: 0.84,
    finViabilityData: { bWireValue: 0.22 },
  });
});

test('what a person typed stays, whatever distributor is chosen', () => {
  const typed = { ...fillUnitTariff(empty, tariff, null), kwhPrice: 1.02 };
  expect(fillUnitTariff(typed, other, tariff)).toMatchObject({
    kwhPrice: 1.02,
    finViabilityData: { bWireValue: 0.22 },
  });
});

test('without a tariff of the next distributor, the amounts of the one before go, and typed ones stay', () => {
  const filled = fillUnitTariff(empty, tariff, null);
  expect(fillUnitTariff(filled, null, tariff)).toMatchObject({
    kwhPrice: null,
    finViabilityData: { bWireValue: null },
  });
  const typed = { ...filled, kwhPrice: 1.02 };
  expect(fillUnitTariff(typed, null, tariff).kwhPrice).toBe(1.02);
});

test('a unit that pays no Fio B gets none, and a tariff without it empties what another one filled', () => {
  const spared = { ...empty, finViabilityData: { ...empty.finViabilityData, bWireNotApplicable: true } };
  expect(fillUnitTariff(spared, tariff, null).finViabilityData.bWireValue).toBeNull();
  const filled = fillUnitTariff(empty, tariff, null);
  expect(
    fillUnitTariff(filled, { ...other, bWireValue: null }, tariff).finViabilityData.bWireValue,
  ).toBeNull();
});
