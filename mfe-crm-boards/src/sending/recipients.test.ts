import type { AccessFacts, Session } from '@girassol/shared-domain';
import { listRecipients } from './recipients';

const session: Session = {
  userId: 'owner',
  email: 'dono@girassol.test',
  personalData: { name: 'Marta' },
  managerId: 'account',
  managerUserId: 'owner',
  vendors: [
    { _id: 'v1', personalData: { name: 'Caio' } },
    { _id: 'v2', personalData: { name: 'Ana' } },
  ],
  token: 't',
  type: 'MANAGER',
  isAdmin: false,
  statusOk: true,
  status: 'ACTIVE',
  signupPlan: 'ENTERPRISE',
  activeModules: [],
  whitelabel: null,
  azumeFinanceData: { status: null },
  isSerranaCalcClient: false,
  admAccess: false,
  expiration: 0,
};
const settings = {
  individualPermissions: { v1: { salesKanban: true }, v2: { salesKanban: false, preSalesKanban: true } },
  teams: [{ _id: 't1', name: 'Norte', type: 'SALES' as const, leader: 'v1', members: ['v1', 'v2'] }],
};
const labels = (
  who: Partial<Session>,
  permissions: AccessFacts['permissions'] = {},
  kind: 'SALES' | 'PRE_SALES' = 'SALES',
) =>
  listRecipients({ session: { ...session, ...who }, settings, permissions, kind }).map(({ label }) => label);

test('[boards-091] the manager sees GERENTE and everybody with the permission of the board', () => {
  expect(labels({})).toEqual(['GERENTE', 'Caio']);
  expect(labels({}, {}, 'PRE_SALES')).toEqual(['GERENTE', 'Ana', 'Caio']);
});

test('[boards-091] so does a vendor with the manager right', () => {
  expect(labels({ userId: 'v1', type: 'VENDOR' }, { salesManager: true })).toEqual(['GERENTE', 'Caio']);
});

test('[boards-092] others see themselves and the members of the teams they lead', () => {
  expect(labels({ userId: 'v1', type: 'VENDOR', personalData: { name: 'Caio' } })).toEqual(['Caio', 'Ana']);
  expect(labels({ userId: 'v2', type: 'VENDOR', personalData: { name: 'Ana' } })).toEqual(['Ana']);
});
