import { fetchScopeOf } from './fetch-scope';

test('[shell-012, shell-013] a fetch id means the user, the company, a team or a collaborator', () => {
  const viewer = { userId: 'ana', managerId: 'company', teamIds: ['south', 'north'] };
  expect(fetchScopeOf('ana', viewer)).toBe('USER');
  expect(fetchScopeOf('company', viewer)).toBe('MANAGER');
  expect(fetchScopeOf('north', viewer)).toBe('TEAM');
  expect(fetchScopeOf('bruno', viewer)).toBe('VENDOR');
});
