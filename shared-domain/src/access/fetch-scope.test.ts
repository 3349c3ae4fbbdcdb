import { isAccountScope, resolveFetchScope, toAnalyticsScope } from './fetch-scope';

test('[shell-012, shell-013] a fetch id means the user, the company, a team or a collaborator', () => {
  const viewer = { userId: 'ana', managerId: 'company', teamIds: ['south', 'north'] };
  expect(resolveFetchScope('ana', viewer)).toBe('USER');
  expect(resolveFetchScope('company', viewer)).toBe('MANAGER');
  expect(resolveFetchScope('north', viewer)).toBe('TEAM');
  expect(resolveFetchScope('bruno', viewer)).toBe('VENDOR');
});

test('[shell.home-034] a collaborator is a user to the analytics calls', () => {
  expect(toAnalyticsScope({ type: 'VENDOR', id: 'v1' })).toEqual({ scope: 'USER', id: 'v1' });
  expect(toAnalyticsScope({ type: 'TEAM', id: 't1' })).toEqual({ scope: 'TEAM', id: 't1' });
});

test.each([
  ['MANAGER', 'ENTERPRISE', true],
  ['USER', 'ENTERPRISE', false],
  ['USER', 'BASIC', true],
  ['VENDOR', 'ENTERPRISE', false],
  ['TEAM', 'ENTERPRISE', false],
] as const)('the scope %s of a %s account is the whole account: %s', (type, signupPlan, isAccount) => {
  expect(isAccountScope({ type }, { signupPlan })).toBe(isAccount);
});
