import { type Caller, resolveUserScope, type UserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { type IndividualPermission, isEnterprisePlan } from '@girassol/shared-domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * Path parameters of an analytics address: the kind of scope and the id of the user, team or manager whose
 * figures are requested.
 */
export interface AnalyticsParams {
  scope: 'USER' | 'TEAM' | 'MANAGER';
  id: string;
}

/** Names of scopes in an analytics address: a collaborator is a USER too (shell.home-034). */
const scopeNames: Record<UserScope['kind'], AnalyticsParams['scope']> = {
  USER: 'USER',
  VENDOR: 'USER',
  TEAM: 'TEAM',
  MANAGER: 'MANAGER',
};

/**
 * Resolves an analytics address (shell.home-034) to the users whose figures are requested, if the caller may
 * see those users. The id decides; on ENTERPRISE plans a scope name that does not match the id is refused
 * (400).
 */
export async function resolveAnalyticsScope(
  tx: Tx,
  caller: Caller,
  { scope, id }: AnalyticsParams,
  managerRight?: IndividualPermission,
): Promise<UserScope> {
  const resolved = await resolveUserScope(tx, caller, id, managerRight);
  // An account that is not ENTERPRISE has one scope, whatever it is called.
  if (isEnterprisePlan(caller.session) && scopeNames[resolved.kind] !== scope) {
    throw new Refusal(400, 'O escopo pedido não corresponde ao identificador.');
  }
  return resolved;
}

/** Returns the SQL condition that the user id in the column `owner` is one of the users of a scope. */
export const isOwnedInScopeSql = ({ userIds }: UserScope, owner: string): RawBuilder<boolean> =>
  userIds === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(owner)} = any(${userIds}::uuid[])`;
