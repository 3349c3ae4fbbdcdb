import type { AccessFacts } from './condition';
import { flattenRecordOwners, getDefaultRecordOwnerId, getViewableRecordOwners } from './record-owners';
import type { Session } from './session';

const person = (_id: string, name: string) => ({ _id, personalData: { name } });

const owner: Session = {
  userId: 'owner',
  email: 'dono@girassol.test',
  personalData: { name: 'Marta' },
  managerId: 'account',
  managerUserId: 'owner',
  vendors: [person('v2', 'Caio'), person('v1', 'Ana'), person('v3', 'Davi')],
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
const vendor: Session = { ...owner, userId: 'v1', personalData: { name: 'Ana' }, type: 'VENDOR' };

const settings = {
  individualPermissions: { v1: { salesKanban: true }, v2: { salesKanban: true }, v3: { salesKanban: false } },
  teams: [
    { _id: 't1', name: 'Norte', type: 'SALES' as const, leader: 'v1', members: ['v1', 'v2'] },
    { _id: 't2', name: 'Sul', type: 'SALES' as const, leader: 'v2', members: ['v2'] },
  ],
};
const viewers = (session: Session, permissions: AccessFacts['permissions'] = {}) =>
  getViewableRecordOwners({
    session,
    settings,
    permissions,
    managerRight: 'salesManager',
    ownRight: 'salesKanban',
  });
const labels = (session: Session, permissions?: AccessFacts['permissions']) =>
  flattenRecordOwners(viewers(session, permissions)).map((viewer) => viewer.label);

test('the manager looks at the company, everybody with the board and all teams', () => {
  expect(labels(owner)).toEqual(['Toda a empresa', 'Marta (você)', 'Ana', 'Caio', 'Norte', 'Sul']);
  expect(getDefaultRecordOwnerId(viewers(owner), owner)).toBe('account');
});

test('[boards-094] the manager right of the board gives a vendor the same view', () => {
  expect(labels(vendor, { salesManager: true })).toEqual([
    'Toda a empresa',
    'Ana (você)',
    'GERENTE',
    'Caio',
    'Norte',
    'Sul',
  ]);
  expect(labels(vendor, { projectManager: true })).not.toContain('Toda a empresa');
});

test('a leader looks at the own team and its members, others at themselves', () => {
  expect(labels(vendor)).toEqual(['Ana (você)', 'Caio', 'Norte']);
  expect(labels({ ...vendor, userId: 'v3', personalData: { name: 'Davi' } })).toEqual(['Davi (você)']);
});

test('[shell-011] an account that is not ENTERPRISE looks at itself only', () => {
  const crm: Session = { ...owner, signupPlan: 'CRM' };
  expect(labels(crm)).toEqual(['Marta (você)']);
  expect(getDefaultRecordOwnerId(viewers(crm), crm)).toBe('owner');
});
