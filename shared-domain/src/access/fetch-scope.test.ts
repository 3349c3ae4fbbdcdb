import { analyticsScope, fetchScopeOf } from './fetch-scope';

test('[shell-012, shell-013] a fetch id means the user, the company, a team or a collaborator', () => {
  const viewer = { userId: 'ana', managerId: 'company', teamIds: ['south', 'north'] };
  expect(fetchScopeOf('ana', viewer)).toBe('USER');
  expect(fetchScopeOf('company', viewer)).toBe('MANAGER');
  expect(fetchScopeOf('north', viewer)).toBe('TEAM');
  expect(fetchScopeOf('bruno', viewer)).toBe('VENDOR');
});

test('[shell.home-034] a collaborator is a user to the analytics calls', () => {
  expect(analyticsScope({ type: 'VENDOR', id: 'v1' })).toEqual({ scope: 'USER', id: 'v1' });
  expect(analyticsScope({ type: 'TEAM', id: 't1' })).toEqual({ scope: 'TEAM', id: 't1' });
});
