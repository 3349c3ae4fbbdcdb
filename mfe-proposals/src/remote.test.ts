import { type AccessFacts, type BoardKind, meetsCondition } from '@girassol/shared-domain';
import definition from './remote';

const tab = definition.slots.find((slot) => slot.slot === 'board-item.tab/v1');
const customerTab = definition.slots.find((slot) => slot.slot === 'customer.tab/v1');

const facts = (type: 'MANAGER' | 'VENDOR', permissions: AccessFacts['permissions'] = {}): AccessFacts => ({
  session: { type, signupPlan: 'ENTERPRISE', activeModules: [], whitelabel: null, isAdmin: false },
  permissions,
});

const sees = (
  boardKind: BoardKind,
  type: 'MANAGER' | 'VENDOR',
  permissions: AccessFacts['permissions'] = {},
) => meetsCondition(tab?.when, { ...facts(type, permissions), boardKind });

test('[boards-028] the Propostas tab is hidden for after-sales and pre-sales', () => {
  expect(sees('SALES', 'MANAGER')).toBe(true);
  expect(sees('AFTER_SALES', 'MANAGER')).toBe(false);
  expect(sees('PRE_SALES', 'MANAGER')).toBe(false);
});

test.each([
  [{}, false],
  [{ proposalsList: true }, true],
  [{ salesManager: true }, true],
  [{ proposalsList: true, salesManager: true }, true],
])('[boards-029] a vendor with %j sees the Propostas tab: %s', (permissions, isSeen) => {
  expect(sees('SALES', 'VENDOR', permissions)).toBe(isSeen);
});

test('a manager sees the Propostas tab of a customer', () => {
  expect(meetsCondition(customerTab?.when, facts('MANAGER'))).toBe(true);
});

test.each([
  [{}, false],
  [{ proposalsList: true }, true],
  [{ salesManager: true }, true],
  [{ projectManager: true }, false],
])('a vendor with %j sees the Propostas tab of a customer: %s', (permissions, isSeen) => {
  expect(meetsCondition(customerTab?.when, facts('VENDOR', permissions))).toBe(isSeen);
});

test('every module a slot names is exposed', () => {
  for (const { module } of definition.slots) expect(Object.keys(definition.exposes)).toContain(module);
});
