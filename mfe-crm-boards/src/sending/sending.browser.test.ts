import { buildTestSession } from '@girassol/shared-auth/testing';
import { buildCard } from '../board-state/board.fixture';
import { formatItemsToSend, getSoleOwner, type ItemsToSend } from './items-to-send';
import { maySendItems } from './may-send-items';

const team = { _id: 'team', name: 'Equipe', type: 'SALES' as const, leader: 'ana', members: ['ana', 'bia'] };
const vendor = buildTestSession({ type: 'VENDOR', userId: 'ana', signupPlan: 'ENTERPRISE' });
const asks = (fetchId: string, permissions = {}, session = vendor) =>
  maySendItems({ session, permissions, settings: { teams: [team] }, kind: 'SALES', fetchId });

test('[boards-088, boards-090] a manager and the manager right of the board may always send', () => {
  expect(asks('anybody', {}, buildTestSession({ type: 'MANAGER', signupPlan: 'ENTERPRISE' }))).toBe(true);
  expect(asks('anybody', { salesManager: true })).toBe(true);
  expect(asks('anybody', { projectManager: true })).toBe(false);
});

test('[boards-088] who leads a team may while the team or a member is looked at; a plain vendor never', () => {
  expect(asks('team')).toBe(true);
  expect(asks('bia')).toBe(true);
  expect(asks('ana')).toBe(false);
  expect(asks('company')).toBe(false);
  expect(
    asks('team', {}, buildTestSession({ type: 'VENDOR', userId: 'bia', signupPlan: 'ENTERPRISE' })),
  ).toBe(false);
});

test('where there is nobody else, nothing is sent', () => {
  expect(asks('anybody', {}, buildTestSession({ type: 'MANAGER', signupPlan: 'CRM' }))).toBe(false);
});

test('[boards-093] the holder is the one person who has all of it; the manager’s user is GERENTE', () => {
  const of = (...owners: (string | null)[]): ItemsToSend => ({
    of: 'selection',
    kind: 'SALES',
    fetchId: 'company',
    items: owners.map((owner, index) =>
      buildCard(String(index), 'column', 'a', {
        user: owner === null ? null : { _id: owner, personalData: { name: owner } },
      }),
    ),
  });
  expect(getSoleOwner(of('bia', 'bia'), 'manager')).toBe('bia');
  expect(getSoleOwner(of(null), 'manager')).toBe('manager');
  expect(getSoleOwner(of('bia', null), 'manager')).toBeNull();
  expect(formatItemsToSend(of('bia', null))).toBe('2 vendas');
  expect(formatItemsToSend(of('bia'))).toBe('1 venda');
});
