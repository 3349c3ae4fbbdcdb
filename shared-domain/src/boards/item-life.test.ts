import type { AccessFacts } from '../access/condition';
import type { ItemStatus } from '../contract/schemas';
import { boardDescriptions } from './board-kinds';
import { type BoardKind, boardKinds } from './board-permissions';
import {
  canDeleteItem,
  doesWinCreateProjectAndWork,
  getItemLifecycleActions,
  itemEndings,
} from './item-life';

const session = {
  type: 'MANAGER',
  signupPlan: 'ENTERPRISE',
  activeModules: [],
  whitelabel: null,
  isAdmin: false,
} satisfies AccessFacts['session'];
const manager: AccessFacts = { session, permissions: {} };
const vendor: AccessFacts = { session: { ...session, type: 'VENDOR' }, permissions: {} };
const getActions = (
  type: BoardKind,
  status: ItemStatus,
  relatedPreSale: string | null = null,
  facts = vendor,
) => getItemLifecycleActions({ type, status, relatedPreSale }, facts);

test('[boards-042, boards-049] what ends an item can be done only while it is in progress', () => {
  expect(getActions('SALES', 'IN_PROGRESS')).toEqual(['win', 'lose']);
  expect(getActions('PRE_SALES', 'IN_PROGRESS')).toEqual(['qualify', 'disqualify']);
  for (const kind of ['ADMINISTRATIVE', 'INSTALLATION', 'AFTER_SALES'] as const)
    expect(getActions(kind, 'IN_PROGRESS')).toEqual(['finish']);
});

test('[boards-060] whatever left its board can come back, and nothing else', () => {
  for (const kind of boardKinds)
    for (const status of ['CLOSED', 'LOST'] as const) expect(getActions(kind, status)).toEqual(['return']);
});

test('[boards-043] only projects in progress are sent back', () => {
  expect(getActions('PROJECT', 'IN_PROGRESS')).toEqual(['finish', 'addRejection']);
  expect(getActions('PROJECT', 'CLOSED')).toEqual(['return']);
});

test('[boards-062] a sale that came from a lead goes back to qualification, whatever became of it', () => {
  expect(getActions('SALES', 'IN_PROGRESS', 'lead')).toContain('backToPreSale');
  expect(getActions('SALES', 'LOST', 'lead')).toContain('backToPreSale');
  expect(getActions('PROJECT', 'IN_PROGRESS', 'lead')).not.toContain('backToPreSale');
  const withoutLeads: AccessFacts = { ...vendor, session: { ...vendor.session, signupPlan: 'CRM' } };
  expect(getActions('SALES', 'LOST', 'lead', withoutLeads)).toEqual(['return']);
});

test('[boards-064] deleting takes dataDeletion, or a person who is no vendor', () => {
  expect(canDeleteItem(vendor)).toBe(false);
  expect(canDeleteItem({ ...vendor, permissions: { dataDeletion: true } })).toBe(true);
  expect(getActions('SALES', 'IN_PROGRESS', null, manager)).toEqual(['win', 'lose', 'delete']);
});

test('[boards-052, boards-054, boards-055] outcomes are named by board', () => {
  expect(itemEndings.PRE_SALES).toMatchObject({
    CLOSED: { outcome: 'Lead Qualificado' },
    LOST: { outcome: 'Lead Desqualificado' },
  });
  expect(itemEndings.SALES).toMatchObject({
    CLOSED: { outcome: 'Venda Ganha' },
    LOST: { outcome: 'Venda Perdida' },
  });
});

test('an item can be lost where its board says so', () => {
  for (const kind of boardKinds)
    expect(itemEndings[kind].LOST !== undefined).toBe(boardDescriptions[kind].canBeLost);
});

test('[boards-056, boards-057, boards-058] the boards after the sale are finished: two say who executed', () => {
  const asks = (['ADMINISTRATIVE', 'PROJECT', 'INSTALLATION', 'AFTER_SALES'] as const).map((kind) => {
    expect(itemEndings[kind].LOST).toBeUndefined();
    return itemEndings[kind].CLOSED?.asks;
  });
  expect(asks).toEqual(['confirmation', 'execution', 'execution', 'confirmation']);
});

test('[boards-070] a day of delivery, project and work: ENTERPRISE, and the preference', () => {
  const facts = (signupPlan: 'CRM' | 'ENTERPRISE', autoCreateProjAndInst: boolean): AccessFacts => ({
    ...manager,
    session: { ...session, signupPlan },
    preferences: { autoCreateProjAndInst },
  });
  expect(doesWinCreateProjectAndWork(facts('ENTERPRISE', true))).toBe(true);
  expect(doesWinCreateProjectAndWork(facts('ENTERPRISE', false))).toBe(false);
  expect(doesWinCreateProjectAndWork(facts('CRM', true))).toBe(false);
});
