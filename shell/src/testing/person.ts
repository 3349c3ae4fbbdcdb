import type { AccessFacts, IndividualPermission, Session } from '@girassol/shared-domain';
import type { MenuInput } from '../menus/visible-menus';
import { listAllRemotes, listAllRoutes } from './everything-present.testing';

interface Person {
  session?: Partial<Session>;
  /** Flags of a vendor. */
  flags?: readonly IndividualPermission[];
  preferences?: AccessFacts['preferences'];
}

/**
 * Builds the input of `buildVisibleMenus` for tests: the owner of an ENTERPRISE account, with every area
 * present. The argument overrides session, permission flags and preferences.
 */
export function buildOwnerMenuInput({
  session: overrides = {},
  flags = [],
  preferences,
}: Person = {}): MenuInput {
  const session: Session = {
    userId: 'u1',
    email: 'dono@girassol.test',
    personalData: { name: 'Marina Alves' },
    managerId: 'conta',
    managerUserId: 'u1',
    vendors: [],
    token: 'token',
    type: 'MANAGER',
    isAdmin: false,
    statusOk: true,
    status: 'ACTIVE',
    signupPlan: 'ENTERPRISE',
    activeModules: [],
    whitelabel: null,
    azumeFinanceData: { status: 'ACTIVE' },
    isSerranaCalcClient: false,
    admAccess: false,
    expiration: Date.UTC(2030, 0, 1),
    ...overrides,
  };
  return {
    kind: session.statusOk ? 'active' : 'inactive',
    session,
    facts: { session, permissions: Object.fromEntries(flags.map((flag) => [flag, true])), preferences },
    routes: listAllRoutes(),
    remotes: listAllRemotes(),
    hidden: [],
  };
}

/**
 * Builds the input of `buildVisibleMenus` for tests: a vendor with the given permission flags, with every
 * area present.
 */
export function buildVendorMenuInput(...flags: IndividualPermission[]): MenuInput {
  return buildOwnerMenuInput({ session: { type: 'VENDOR', userId: 'v1' }, flags });
}
