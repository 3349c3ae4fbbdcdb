import { individualPermissionNames } from '@girassol/shared-domain';
import { findGrantProblems, getPresetPermissions, permissionGroups, rightsPresets } from '.';

const session = { signupPlan: 'ENTERPRISE', activeModules: [], whitelabel: null, isAdmin: false } as const;
const none = { permissions: {}, levels: {} };

test('[collaborators-001] the form has all 21 flags, each once', () => {
  const shown = permissionGroups.flatMap(({ permissions }) => permissions);
  expect(shown).toHaveLength(21);
  expect(new Set(shown)).toEqual(new Set(individualPermissionNames));
});

test('nobody grants what they lack; what stays or is taken away is no problem', () => {
  const granter = {
    session: { ...session, activeModules: [], type: 'VENDOR' as const },
    permissions: { employeesManager: true, salesKanban: true },
    levels: { orders: 'VIEW' as const },
  };
  const wanted = {
    permissions: { salesKanban: true, configManager: true },
    levels: { orders: 'EDIT' as const, financings: 'EDIT' as const },
  };
  const before = { permissions: {}, levels: { orders: 'NONE' as const, financings: 'NONE' as const } };
  expect(findGrantProblems(granter, before, wanted)).toEqual({
    permissions: ['configManager'],
    areas: ['orders'],
  });
  expect(findGrantProblems(granter, wanted, wanted)).toEqual({ permissions: [], areas: [] });
  expect(findGrantProblems(granter, wanted, none).permissions).toEqual([]);
  const owner = { ...granter, session: { ...granter.session, type: 'MANAGER' as const } };
  expect(findGrantProblems(owner, before, wanted)).toEqual({ permissions: [], areas: [] });
});

test('a preset gives only what the granter holds', () => {
  const [seller] = rightsPresets;
  if (!seller) throw new Error('there is no preset');
  expect(getPresetPermissions(seller, new Set(['salesKanban']))).toEqual({ salesKanban: true });
});
