import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { emptyNewCustomer } from '../customers/form/customer-values';
import { getEarliestAllowedDate } from './form-dates';
import {
  buildEmptyItemFormValues,
  buildItemFormSchema,
  buildRegisterItemRequest,
  buildSharedItemFields,
  type ItemFormValues,
} from './item-form-values';

const now = Date.UTC(2026, 6, 31, 15);
const filled: ItemFormValues = {
  ...buildEmptyItemFormValues({ columnId: 'c1', owner: 'u1', validityDays: 15, now }),
  customerId: 'k1',
  name: 'Telhado da Ana',
};

async function problems(values: Partial<ItemFormValues>, at = now): Promise<string[]> {
  try {
    await buildItemFormSchema(at).validate({ ...filled, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) throw error;
    return error.errors;
  }
}

test('a customer, a name, a column and an owner make a sale', async () => {
  expect(await problems({})).toEqual([]);
  expect(await problems({ customerId: null, name: ' ', columnId: null, owner: null })).toEqual(
    expect.arrayContaining([
      'Escolha o cliente.',
      'Dê um nome.',
      'Escolha a coluna.',
      'Escolha o responsável.',
    ]),
  );
});

test('a new customer is checked only when there is one', async () => {
  const newCustomer = emptyNewCustomer;
  expect(await problems({ newCustomer })).toEqual([]);
  expect(await problems({ customerIs: 'new', customerId: null, newCustomer })).toEqual(
    expect.arrayContaining(['Insira o nome do cliente.']),
  );
});

testAtHoursOfTheDay(
  '[shell.forms-003] the validity cannot be past',
  async ({ now: at }) => {
    const found = (values: Partial<ItemFormValues>) => problems(values, at);
    expect(await found({ hasValidity: true, validityDate: '2026-07-30' })).toEqual(['Data inválida.']);
    expect(await found({ hasValidity: true, validityDate: null })).toEqual(['Data inválida.']);
    expect(await found({ hasValidity: true, validityDate: '2026-07-31' })).toEqual([]);
    expect(await found({ hasValidity: false, validityDate: '2020-01-01' })).toEqual([]);
    expect(getEarliestAllowedDate(at, null)).toBe('2026-07-31');
    expect(getEarliestAllowedDate(at, '2026-07-30')).toBe('2026-07-30');
    const proposed = buildEmptyItemFormValues({ columnId: 'c1', owner: 'u1', validityDays: 15, now: at });
    expect(proposed.validityDate).toBe('2026-08-15');
  },
  { day: '2026-07-31' },
);

test('[boards-096] the validity date is sent only when the switch is on, 15 days ahead unless changed', () => {
  expect(
    buildRegisterItemRequest(filled, { kind: 'SALES', columnOrder: 0, proposalId: null }),
  ).not.toHaveProperty('validityDate');
  expect(
    buildRegisterItemRequest(
      { ...filled, hasValidity: true },
      { kind: 'SALES', columnOrder: 0, proposalId: null },
    ),
  ).toHaveProperty('validityDate', '2026-08-15');
});

test('[boards-097, boards-105] the call carries the listed fields', () => {
  const values = { ...filled, amount: 1234.5, power: 5.4, ucType: 'Rural', leadTemperature: '2' };
  expect(buildRegisterItemRequest(values, { kind: 'SALES', columnOrder: 3, proposalId: null })).toEqual({
    type: 'SALES',
    name: 'Telhado da Ana',
    amount: 1234.5,
    power: 5.4,
    ucType: 'Rural',
    leadTemperature: 2,
    vendor: 'u1',
    columnOrder: 3,
    proposal: null,
    inverterType: 'String',
  });
});

test('[boards-105, boards.aftersales-006] each board sends what it asks, and nothing else', () => {
  const values: ItemFormValues = {
    ...filled,
    amount: 900,
    power: 5.4,
    ucType: 'Rural',
    leadTemperature: '1',
    hasValidity: true,
    validityDate: '2026-08-15',
    dueDate: '2026-09-01',
    modsQtd: 12,
    invQtd: 1,
    inverterType: 'Micro',
    distance: 18,
    roofHight: 4,
    owner: 'u1',
    coOwners: ['u1', 'u2'],
  };
  const common = { name: 'Telhado da Ana', power: 5.4 };
  expect(buildSharedItemFields(values, 'PRE_SALES')).toEqual({
    ...common,
    type: 'PRE_SALES',
    amount: 900,
    ucType: 'Rural',
    leadTemperature: 1,
  });
  expect(buildSharedItemFields(values, 'SALES')).toMatchObject({
    validityDate: '2026-08-15',
    leadTemperature: 1,
  });
  const work = { ...common, ucType: 'Rural', dueDate: '2026-09-01' };
  expect(buildSharedItemFields(values, 'PROJECT')).toEqual({ ...work, type: 'PROJECT' });
  expect(buildSharedItemFields(values, 'INSTALLATION')).toEqual({ ...work, type: 'INSTALLATION' });
  expect(buildSharedItemFields(values, 'ADMINISTRATIVE')).toEqual({
    ...work,
    type: 'ADMINISTRATIVE',
    amount: 900,
  });
  expect(buildSharedItemFields(values, 'AFTER_SALES')).toEqual({
    ...common,
    type: 'AFTER_SALES',
    amount: 900,
    modsQtd: 12,
    invQtd: 1,
    inverterType: 'Micro',
    distance: 18,
    roofHight: 4,
    coOwners: ['u2'],
  });
});

test('[shell.forms-003] a deadline may be left out, and may not be past unless it is there already', async () => {
  expect(await problems({ dueDate: null })).toEqual([]);
  expect(await problems({ dueDate: '2026-07-30' })).toEqual(['Data inválida.']);
  const kept = buildItemFormSchema(now, { validityDate: null, dueDate: '2026-07-30' });
  await expect(kept.validate({ ...filled, dueDate: '2026-07-30' })).resolves.toBeTruthy();
});
