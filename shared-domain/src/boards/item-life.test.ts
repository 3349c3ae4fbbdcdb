import type { Facts } from '../access/condition';
import type { ItemStatus } from '../contract/schemas';
import { boards } from './board-kinds';
import { type BoardKind, boardKinds } from './board-permissions';
import { createsProjectAndWork, endings, lifeActions, mayDelete } from './item-life';

const session = {
  type: 'MANAGER',
  signupPlan: 'ENTERPRISE',
  activeModules: [],
  whitelabel: null,
  isAdmin: false,
} satisfies Facts['session'];
const manager: Facts = { session, permissions: {} };
const vendor: Facts = { session: { ...session, type: 'VENDOR' }, permissions: {} };
const actions = (type: BoardKind, status: ItemStatus, relatedPreSale: string | null = null, facts = vendor) =>
  lifeActions({ type, status, relatedPreSale }, facts);

test('[boards-042, boards-049] what ends an item can be done only while it is in progress', () => {
  expect(actions('SALES', 'IN_PROGRESS')).toEqual(['win', 'lose']);
  expect(actions('PRE_SALES', 'IN_PROGRESS')).toEqual(['qualify', 'disqualify']);
  for (const kind of ['ADMINISTRATIVE', 'INSTALLATION', 'AFTER_SALES'] as const)
    expect(actions(kind, 'IN_PROGRESS')).toEqual(['finish']);
});

test('[boards-060] whatever left its board can come back, and nothing else', () => {
  for (const kind of boardKinds)
    for (const status of ['CLOSED', 'LOST'] as const) expect(actions(kind, status)).toEqual(['return']);
});

test('[boards-043] only projects in progress are sent back', () => {
  expect(actions('PROJECT', 'IN_PROGRESS')).toEqual(['finish', 'addRejection']);
  expect(actions('PROJECT', 'CLOSED')).toEqual(['return']);
});

test('[boards-062] a sale that came from a lead goes back to qualification, whatever became of it', () => {
  expect(actions('SALES', 'IN_PROGRESS', 'lead')).toContain('backToPreSale');
  expect(actions('SALES', 'LOST', 'lead')).toContain('backToPreSale');
  expect(actions('PROJECT', 'IN_PROGRESS', 'lead')).not.toContain('backToPreSale');
  const withoutLeads: Facts = { ...vendor, session: { ...vendor.session, signupPlan: 'CRM' } };
  expect(actions('SALES', 'LOST', 'lead', withoutLeads)).toEqual(['return']);
});

test('[boards-064] deleting takes dataDeletion, or a person who is no vendor', () => {
  expect(mayDelete(vendor)).toBe(false);
  expect(mayDelete({ ...vendor, permissions: { dataDeletion: true } })).toBe(true);
  expect(actions('SALES', 'IN_PROGRESS', null, manager)).toEqual(['win', 'lose', 'delete']);
});

test('[boards-052, boards-054, boards-055] outcomes are named by board', () => {
  expect(endings.PRE_SALES).toMatchObject({
    CLOSED: { outcome: 'Lead Qualificado' },
    LOST: { outcome: 'Lead Desqualificado' },
  });
  expect(endings.SALES).toMatchObject({
    CLOSED: { outcome: 'Venda Ganha' },
    LOST: { outcome: 'Venda Perdida' },
  });
});

test('an item can be lost where its board says so', () => {
  for (const kind of boardKinds) expect(endings[kind].LOST !== undefined).toBe(boards[kind].canBeLost);
});

test('[boards-056, boards-057, boards-058] the boards after the sale are finished: two say who executed', () => {
  const asks = (['ADMINISTRATIVE', 'PROJECT', 'INSTALLATION', 'AFTER_SALES'] as const).map((kind) => {
    expect(endings[kind].LOST).toBeUndefined();
    return endings[kind].CLOSED?.asks;
  });
  expect(asks).toEqual(['confirmation', 'execution', 'execution', 'confirmation']);
});

test('[boards-070] a day of delivery, project and work: ENTERPRISE, and the preference', () => {
  const facts = (signupPlan: 'CRM' | 'ENTERPRISE', autoCreateProjAndInst: boolean): Facts => ({
    ...manager,
    session: { ...session, signupPlan },
    preferences: { autoCreateProjAndInst },
  });
  expect(createsProjectAndWork(facts('ENTERPRISE', true))).toBe(true);
  expect(createsProjectAndWork(facts('ENTERPRISE', false))).toBe(false);
  expect(createsProjectAndWork(facts('CRM', true))).toBe(false);
});
