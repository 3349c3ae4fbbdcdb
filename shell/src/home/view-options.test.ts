import type { IndividualPermission, Session } from '@girassol/shared-domain';
import { buildOwnerMenuInput } from '../testing/person';
import { buildViewOptions, hasViewChoice } from './view-options';

const vendors = [
  { _id: 'v1', personalData: { name: 'Ana' } },
  { _id: 'v2', personalData: { name: 'Bruno' } },
];
const teams = [
  { _id: 't1', name: 'Sul', type: 'SALES' as const, leader: 'v1', members: ['v2'] },
  { _id: 't2', name: 'Norte', type: 'SALES' as const, leader: 'v2', members: [] },
];

function buildOptions(overrides: Partial<Session>, ...flags: IndividualPermission[]) {
  const { session, facts } = buildOwnerMenuInput({ session: { vendors, ...overrides }, flags });
  return buildViewOptions({
    session,
    permissions: facts.permissions,
    settings: { teams, individualPermissions: { v1: { salesKanban: true }, v2: { customersList: true } } },
  });
}

const asVendor: Partial<Session> = { type: 'VENDOR', userId: 'v1', managerUserId: 'u1' };

test('[shell.home-021] a vendor without salesManager sees only the own data', () => {
  const options = buildOptions({ ...asVendor, userId: 'v3' });
  expect(options.initial).toEqual({ type: 'USER', id: 'v3' });
  expect(hasViewChoice(options)).toBe(false);
});

test('[shell.home-022] all others start with the whole company and may switch', () => {
  expect(buildOptions({}).initial).toEqual({ type: 'MANAGER', id: 'conta' });
  expect(buildOptions(asVendor, 'salesManager').initial).toEqual({ type: 'MANAGER', id: 'conta' });
  expect(hasViewChoice(buildOptions({}))).toBe(true);
});

test('[shell.home-024] a vendor is offered the teams they lead, a manager all of them', () => {
  expect(buildOptions(asVendor).teams.map(({ label }) => label)).toEqual(['Sul']);
  expect(buildOptions(asVendor, 'salesManager').teams.map(({ label }) => label)).toEqual(['Sul']);
  expect(buildOptions({ ...asVendor, userId: 'v3' }).teams).toEqual([]);
  expect(buildOptions({}).teams.map(({ id }) => id)).toEqual(['t1', 't2']);
});

test('[shell.home-025] a manager chooses among the company, the own user and the vendors who sell', () => {
  expect(buildOptions({}).individual).toEqual([
    { type: 'MANAGER', id: 'conta', label: 'Toda a empresa' },
    { type: 'USER', id: 'u1', label: 'Marina Alves' },
    { type: 'VENDOR', id: 'v1', label: 'Ana' },
  ]);
});

test('[shell.home-040] an account that is not ENTERPRISE is one user, and chooses nobody', () => {
  for (const signupPlan of ['BASIC', 'CRM'] as const) {
    const options = buildOptions({ signupPlan });
    expect(options.initial).toEqual({ type: 'USER', id: 'u1' });
    expect(hasViewChoice(options)).toBe(false);
  }
});
