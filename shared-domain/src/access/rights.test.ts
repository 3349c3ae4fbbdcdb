import { can, isBasicPlan, isEnterprisePlan } from './rights';

const session = { signupPlan: 'ENTERPRISE', activeModules: [], whitelabel: null, isAdmin: false } as const;
const of = (type: 'MANAGER' | 'VENDOR') => ({ ...session, activeModules: [], type });

test('[shell-009] a manager may do everything', () => {
  expect(can({ session: of('MANAGER'), permissions: {} }, 'dataDeletion')).toBe(true);
});

test('[shell-010] a vendor acts by the own flags', () => {
  expect(can({ session: of('VENDOR'), permissions: { dataDeletion: true } }, 'dataDeletion')).toBe(true);
  expect(can({ session: of('VENDOR'), permissions: { dataDeletion: false } }, 'dataDeletion')).toBe(false);
  expect(can({ session: of('VENDOR'), permissions: {} }, 'dataDeletion')).toBe(false);
});

test('CRM is neither BASIC nor ENTERPRISE', () => {
  const answers = (['BASIC', 'CRM', 'ENTERPRISE'] as const).map((signupPlan) => [
    isBasicPlan({ signupPlan }),
    isEnterprisePlan({ signupPlan }),
  ]);
  expect(answers).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});
