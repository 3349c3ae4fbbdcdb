import { type IndividualPermission, isEnterprise } from '@girassol/shared-domain';
import { type RawBuilder, sql } from 'kysely';
import { type Caller, resolveScope, type Scope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';

export interface AnalyticsParams {
  scope: 'USER' | 'TEAM' | 'MANAGER';
  id: string;
}

/** How a scope is written in an analytics address: a collaborator is a USER too (shell.home-034). */
const written: Record<Scope['kind'], AnalyticsParams['scope']> = {
  USER: 'USER',
  VENDOR: 'USER',
  TEAM: 'TEAM',
  MANAGER: 'MANAGER',
};

/** Whose figures are asked for (shell.home-034), when the caller may see them. The id decides; the word must agree. */
export async function analyticsScope(
  tx: Tx,
  caller: Caller,
  { scope, id }: AnalyticsParams,
  managerRight?: IndividualPermission,
): Promise<Scope> {
  const resolved = await resolveScope(tx, caller, id, managerRight);
  // An account that is not ENTERPRISE has one scope, whatever it is called.
  if (isEnterprise(caller.session) && written[resolved.kind] !== scope) {
    throw new Refusal(400, 'O escopo pedido não corresponde ao identificador.');
  }
  return resolved;
}

/** Rows whose owner, in this column, is in the scope. */
export const ownedIn = ({ userIds }: Scope, owner: string): RawBuilder<boolean> =>
  userIds === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(owner)} = any(${userIds}::uuid[])`;
