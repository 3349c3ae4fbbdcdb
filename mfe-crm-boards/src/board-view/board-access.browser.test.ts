import { testSession } from '@girassol/shared-auth/testing';
import { boardAccess } from './board-access';

const owner = testSession({ type: 'MANAGER', signupPlan: 'ENTERPRISE' });
const vendor = testSession({ type: 'VENDOR', signupPlan: 'ENTERPRISE' });

test('the sales board asks for a plan other than BASIC, the others for ENTERPRISE', () => {
  expect(boardAccess('SALES', { session: { ...owner, signupPlan: 'BASIC' }, permissions: {} })).toBe(
    'upgrade',
  );
  expect(boardAccess('SALES', { session: { ...owner, signupPlan: 'CRM' }, permissions: {} })).toBe('open');
  expect(boardAccess('PROJECT', { session: { ...owner, signupPlan: 'CRM' }, permissions: {} })).toBe(
    'upgrade',
  );
});

test('[shell-010] a vendor needs the permission of the board', () => {
  expect(boardAccess('SALES', { session: vendor, permissions: {} })).toBe('noPermission');
  expect(boardAccess('SALES', { session: vendor, permissions: { salesKanban: true } })).toBe('open');
  expect(boardAccess('PROJECT', { session: vendor, permissions: { salesKanban: true } })).toBe(
    'noPermission',
  );
});
