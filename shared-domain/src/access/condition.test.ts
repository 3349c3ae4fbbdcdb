import { type AccessFacts, meetsCondition } from './condition';

const facts = (
  session: Partial<AccessFacts['session']>,
  permissions: AccessFacts['permissions'] = {},
): AccessFacts => ({
  session: {
    type: 'VENDOR',
    signupPlan: 'ENTERPRISE',
    activeModules: [],
    whitelabel: null,
    isAdmin: false,
    ...session,
  },
  permissions,
});

test('no condition holds for everybody', () => {
  expect(meetsCondition(undefined, facts({}))).toBe(true);
});

test('[shell-009, shell-010] a manager holds every permission, a vendor only the own flags', () => {
  const condition = { permission: 'customersList' } as const;
  expect(meetsCondition(condition, facts({ type: 'MANAGER' }))).toBe(true);
  expect(meetsCondition(condition, facts({}))).toBe(false);
  expect(meetsCondition(condition, facts({}, { customersList: true }))).toBe(true);
});

test('a condition about the board holds only where there is a board', () => {
  const condition = { boardManager: true } as const;
  expect(meetsCondition(condition, facts({}, { salesManager: true }))).toBe(false);
  expect(meetsCondition(condition, { ...facts({}, { salesManager: true }), boardKind: 'SALES' })).toBe(true);
  expect(meetsCondition(condition, { ...facts({}, { salesManager: true }), boardKind: 'PROJECT' })).toBe(
    false,
  );
});

test('parts combine with all, any and not', () => {
  const condition = { all: [{ plan: 'ENTERPRISE' }, { not: { whitelabel: 'any' } }] } as const;
  const copy = { all: [...condition.all] };
  expect(meetsCondition(copy, facts({}))).toBe(true);
  expect(meetsCondition(copy, facts({ whitelabel: 'SERRANA' }))).toBe(false);
  expect(
    meetsCondition({ any: [{ module: 'Marketplace' }, { admin: true }] }, facts({ isAdmin: true })),
  ).toBe(true);
  expect(meetsCondition({ any: [{ module: 'Marketplace' }, { admin: true }] }, facts({}))).toBe(false);
});
