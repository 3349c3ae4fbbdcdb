import { type Facts, meets } from '../access/condition';
import { inverterWatts } from '../proposals/equipment-figures';
import { kitFixations, kitInverterTypes, kitVoltages } from './kit-options';
import {
  keepsCatalogue,
  readsCatalogue,
  readsKits,
  registersKits,
  seesCatalogue,
  seesKits,
  usesEquipment,
} from './rights';
import { kitSuppliers } from './suppliers';

const testPerson = (session: Partial<Facts['session']>): Facts => ({
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
  expect(inverterWatts(8)).toBe(8_000);
  expect(inverterWatts(99.9)).toBe(99_900);
  expect(inverterWatts(4.6)).toBe(4_600);
  expect(inverterWatts(100)).toBe(100);
  expect(inverterWatts(2_250)).toBe(2_250);
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
  expect(seesKits(client)).toBe(false);
  expect(seesCatalogue(client)).toBe(false);
  expect(keepsCatalogue(client)).toBe(false);
  expect(registersKits(client, false)).toBe(false);
});

test('[catalogue-009] the catalogue is for ENTERPRISE, kits are for every plan', () => {
  for (const signupPlan of ['BASIC', 'CRM'] as const) {
    expect(seesCatalogue(testPerson({ signupPlan }))).toBe(false);
    expect(seesKits(testPerson({ signupPlan }))).toBe(true);
  }
  expect(seesCatalogue(testPerson({}))).toBe(true);
});

test('[catalogue-008] a manager or kitsManager keeps the catalogue', () => {
  const vendor = testPerson({ type: 'VENDOR' });
  expect(keepsCatalogue(testPerson({}))).toBe(true);
  expect(keepsCatalogue(vendor)).toBe(false);
  expect(keepsCatalogue({ ...vendor, permissions: { kitsManager: true } })).toBe(true);
});

test("where the manager's kits are used, a vendor registers some with kitsManager only", () => {
  const vendor: Facts = { ...testPerson({ type: 'VENDOR' }), permissions: { proposalsList: true } };
  expect(registersKits(vendor, false)).toBe(true);
  expect(registersKits(vendor, true)).toBe(false);
  expect(registersKits({ ...vendor, permissions: { kitsManager: true } }, true)).toBe(true);
  expect(registersKits(testPerson({}), true)).toBe(true);
});

test('[shell-010] a vendor uses kits and equipment by a permission that needs them, a manager always', () => {
  const vendor = testPerson({ type: 'VENDOR' });
  expect(meets(usesEquipment, testPerson({}))).toBe(true);
  for (const permissions of [{}, { customersList: true }, { salesKanban: true }]) {
    expect(meets(usesEquipment, { ...vendor, permissions })).toBe(false);
    expect(registersKits({ ...vendor, permissions }, false)).toBe(false);
    expect(readsKits({ ...vendor, permissions })).toBe(false);
    expect(readsCatalogue({ ...vendor, permissions })).toBe(false);
  }
  for (const flag of ['kitsManager', 'proposalsList', 'salesManager', 'pricingEdit'])
    expect(meets(usesEquipment, { ...vendor, permissions: { [flag]: true } })).toBe(true);
});
