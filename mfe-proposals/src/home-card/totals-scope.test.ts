import { totalsScope } from './totals-scope';

test.each([
  ['MANAGER', 'MANAGER'],
  ['TEAM', 'TEAM'],
  ['USER', 'USER'],
  ['VENDOR', 'USER'],
] as const)('[shell.home-034] the scope %s is asked for as %s', (type, scope) => {
  expect(totalsScope({ type, id: 'some-id' })).toEqual({ scope, id: 'some-id' });
});
