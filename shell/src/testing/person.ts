import type { Facts, IndividualPermission, Session } from '@girassol/shared-domain';
import type { MenuInput } from '../menus/visible-menus';
import { allRemotes, allRoutes } from './everything-present.testing';

interface Person {
  session?: Partial<Session>;
  /** Flags of a vendor. */
  flags?: readonly IndividualPermission[];
  preferences?: Facts['preferences'];
}

/** For tests: the owner of an ENTERPRISE account with everything built, or whom the overrides make of them. */
export function person({ session: overrides = {}, flags = [], preferences }: Person = {}): MenuInput {
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
    routes: allRoutes(),
    remotes: allRemotes(),
    hidden: [],
  };
}

/** For tests: a collaborator with these flags. */
export function vendor(...flags: IndividualPermission[]): MenuInput {
  return person({ session: { type: 'VENDOR', userId: 'v1' }, flags });
}
