import { buildTestSession } from '@girassol/shared-auth/testing';
import { getBoardAccess } from './board-access';

const owner = buildTestSession({ type: 'MANAGER', signupPlan: 'ENTERPRISE' });
const vendor = buildTestSession({ type: 'VENDOR', signupPlan: 'ENTERPRISE' });

test('the sales board asks for a plan other than BASIC, the others for ENTERPRISE', () => {
  expect(getBoardAccess('SALES', { session: { ...owner, signupPlan: 'BASIC' }, permissions: {} })).toBe(
    'upgrade',
  );
  expect(getBoardAccess('SALES', { session: { ...owner, signupPlan: 'CRM' }, permissions: {} })).toBe('open');
  expect(getBoardAccess('PROJECT', { session: { ...owner, signupPlan: 'CRM' }, permissions: {} })).toBe(
    'upgrade',
  );
});

test('[shell-010] a vendor needs the permission of the board', () => {
  expect(getBoardAccess('SALES', { session: vendor, permissions: {} })).toBe('noPermission');
  expect(getBoardAccess('SALES', { session: vendor, permissions: { salesKanban: true } })).toBe('open');
  expect(getBoardAccess('PROJECT', { session: vendor, permissions: { salesKanban: true } })).toBe(
    'noPermission',
  );
});
