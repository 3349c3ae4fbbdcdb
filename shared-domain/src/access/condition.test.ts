import { type Facts, meets } from './condition';

const facts = (session: Partial<Facts['session']>, permissions: Facts['permissions'] = {}): Facts => ({
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
  expect(meets(undefined, facts({}))).toBe(true);
});

test('[shell-009, shell-010] a manager holds every permission, a vendor only the own flags', () => {
  const condition = { permission: 'customersList' } as const;
  expect(meets(condition, facts({ type: 'MANAGER' }))).toBe(true);
  expect(meets(condition, facts({}))).toBe(false);
  expect(meets(condition, facts({}, { customersList: true }))).toBe(true);
});

test('a condition about the board holds only where there is a board', () => {
  const condition = { boardManager: true } as const;
  expect(meets(condition, facts({}, { salesManager: true }))).toBe(false);
  expect(meets(condition, { ...facts({}, { salesManager: true }), boardKind: 'SALES' })).toBe(true);
  expect(meets(condition, { ...facts({}, { salesManager: true }), boardKind: 'PROJECT' })).toBe(false);
});

test('parts combine with all, any and not', () => {
  const condition = { all: [{ plan: 'ENTERPRISE' }, { not: { whitelabel: 'any' } }] } as const;
  const copy = { all: [...condition.all] };
  expect(meets(copy, facts({}))).toBe(true);
  expect(meets(copy, facts({ whitelabel: 'SERRANA' }))).toBe(false);
  expect(meets({ any: [{ module: 'Marketplace' }, { admin: true }] }, facts({ isAdmin: true }))).toBe(true);
  expect(meets({ any: [{ module: 'Marketplace' }, { admin: true }] }, facts({}))).toBe(false);
});
