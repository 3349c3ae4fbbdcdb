import { formatCpfOrCnpj, isCnpj } from '@girassol/shared-domain';
import { equipmentDistributors, OTHER_EQUIPMENT_DISTRIBUTOR } from './equipment-distributors';
import { equipmentDistributorOptions } from './SupplierSection';

test('[financing-105] twelve distributors with tax ids of sound check digits, in no list twice', () => {
  expect(equipmentDistributors).toHaveLength(12);
  for (const { cnpj } of equipmentDistributors) expect([cnpj, isCnpj(cnpj)]).toEqual([cnpj, true]);
  for (const key of ['name', 'cnpj'] as const)
    expect(new Set(equipmentDistributors.map((each) => each[key])).size).toBe(12);
});

test('[financing-105] they are placeholders: their tax ids are of a series that nobody has', () => {
  for (const { cnpj } of equipmentDistributors)
    expect(formatCpfOrCnpj(cnpj)).toMatch(/^99\.990\.\d{3}\/0001-\d\d$/);
});

test('[financing-105] OUTRO stands last among them', () => {
  expect(OTHER_EQUIPMENT_DISTRIBUTOR).toBe('OUTRO');
  expect(equipmentDistributorOptions.map(({ value }) => value)).toEqual([
    ...equipmentDistributors.map(({ name }) => name),
    'OUTRO',
  ]);
});
