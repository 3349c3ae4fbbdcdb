import { type AccessFacts, meetsCondition } from '../access/condition';
import { toInverterWatts } from '../proposals/equipment-figures';
import { kitFixations, kitInverterTypes, kitVoltages } from './kit-options';
import {
  canAccountHaveCatalogue,
  canAccountHaveKits,
  canManageCatalogue,
  canRegisterKits,
  canViewCatalogue,
  canViewKits,
  equipmentViewCondition,
} from './rights';
import { kitSuppliers } from './suppliers';

const testPerson = (session: Partial<AccessFacts['session']>): AccessFacts => ({
  session: {
    type: 'MANAGER',
    signupPlan: 'ENTERPRISE',
    activeModules: [],
    whitelabel: null,
    isAdmin: false,
    ...session,
  },
  permissions: {},
});

test('[catalogue-007] the power of an inverter under 100 is kW', () => {
  expect(toInverterWatts(8)).toBe(8_000);
  expect(toInverterWatts(99.9)).toBe(99_900);
  expect(toInverterWatts(4.6)).toBe(4_600);
  expect(toInverterWatts(100)).toBe(100);
  expect(toInverterWatts(2_250)).toBe(2_250);
});

test('[kits-012] voltages, fixations and inverter types are fixed lists', () => {
  expect(kitVoltages).toEqual(['127 V', '220 V', '380 V', '127/220 V', '220/380 V']);
  expect(kitFixations).toEqual([
    'Cerâmico',
    'Metálico Trapezoidal',
    'Metálico Ondulado',
    'Fibrocimento',
    'Laje',
    'Solo',
    'Sem Estrutura',
    'Mini-Trilho',
    'Carport',
    'Zipado',
  ]);
  expect(kitInverterTypes.map(({ label }) => label)).toEqual(['Inversor de String', 'Microinversor']);
});

test('[kits-013] eight suppliers, no name twice', () => {
  expect(new Set(kitSuppliers).size).toBe(8);
});

test('[kits-010] white-labels have neither kits nor equipment', () => {
  const client = testPerson({ whitelabel: 'SERRANA' });
  expect(canAccountHaveKits(client)).toBe(false);
  expect(canAccountHaveCatalogue(client)).toBe(false);
  expect(canManageCatalogue(client)).toBe(false);
  expect(canRegisterKits(client, false)).toBe(false);
});

test('[catalogue-009] the catalogue is for ENTERPRISE, kits are for every plan', () => {
  for (const signupPlan of ['BASIC', 'CRM'] as const) {
    expect(canAccountHaveCatalogue(testPerson({ signupPlan }))).toBe(false);
    expect(canAccountHaveKits(testPerson({ signupPlan }))).toBe(true);
  }
  expect(canAccountHaveCatalogue(testPerson({}))).toBe(true);
});

test('[catalogue-008] a manager or kitsManager keeps the catalogue', () => {
  const vendor = testPerson({ type: 'VENDOR' });
  expect(canManageCatalogue(testPerson({}))).toBe(true);
  expect(canManageCatalogue(vendor)).toBe(false);
  expect(canManageCatalogue({ ...vendor, permissions: { kitsManager: true } })).toBe(true);
});

test("where the manager's kits are used, a vendor registers some with kitsManager only", () => {
  const vendor: AccessFacts = { ...testPerson({ type: 'VENDOR' }), permissions: { proposalsList: true } };
  expect(canRegisterKits(vendor, false)).toBe(true);
  expect(canRegisterKits(vendor, true)).toBe(false);
  expect(canRegisterKits({ ...vendor, permissions: { kitsManager: true } }, true)).toBe(true);
  expect(canRegisterKits(testPerson({}), true)).toBe(true);
});

test('[shell-010] a vendor uses kits and equipment by a permission that needs them, a manager always', () => {
  const vendor = testPerson({ type: 'VENDOR' });
  expect(meetsCondition(equipmentViewCondition, testPerson({}))).toBe(true);
  for (const permissions of [{}, { customersList: true }, { salesKanban: true }]) {
    expect(meetsCondition(equipmentViewCondition, { ...vendor, permissions })).toBe(false);
    expect(canRegisterKits({ ...vendor, permissions }, false)).toBe(false);
    expect(canViewKits({ ...vendor, permissions })).toBe(false);
    expect(canViewCatalogue({ ...vendor, permissions })).toBe(false);
  }
  for (const flag of ['kitsManager', 'proposalsList', 'salesManager', 'pricingEdit'])
    expect(meetsCondition(equipmentViewCondition, { ...vendor, permissions: { [flag]: true } })).toBe(true);
});
