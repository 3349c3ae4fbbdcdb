import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { ParsedRequestParams } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { resolveAnalyticsScope } from '../analytics/resolve-analytics-scope';

/** Scope of a list of financings: a user, a team or the account, by id. */
export type FinancingScope = Pick<
  ParsedRequestParams<'GET /financings/paginated/:multiplier/:order/:preApprovedOnly/:scope/:fetchId'>,
  'scope' | 'fetchId'
>;

/** SQL conditions that restrict a list of financings to those that the caller may see. */
export interface FinancingAccess {
  inSight: RawBuilder<unknown>[];
  /** Ids of the users who requested the financings, if no other condition applies. Null: all users. */
  users?: string[] | null;
}

/**
 * Returns the access to all financings that the caller may see: requested by the caller or by members of
 * teams that the caller leads, or of customers whom one of these users owns.
 */
export async function resolveCallerAccess(tx: Tx, caller: Caller): Promise<FinancingAccess> {
  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  return owners === null
    ? { inSight: [], users: null }
    : { inSight: [filterByUserOrCustomer(caller, owners)] };
}

/** Returns the access to the financings that users of a scope requested (financing-101). */
export async function resolveScopeAccess(
  tx: Tx,
  caller: Caller,
  { scope, fetchId }: FinancingScope,
): Promise<FinancingAccess> {
  const { userIds } = await resolveAnalyticsScope(tx, caller, { scope, id: fetchId });
  return { inSight: userIds === null ? [] : [sql`f.user_id = any(${userIds}::uuid[])`], users: userIds };
}

/**
 * Returns the access to the financings whose deadlines the agenda of a scope shows: requested by users of the
 * scope, or of customers whom these users own.
 */
export async function resolveAgendaAccess(
  tx: Tx,
  caller: Caller,
  { scope, fetchId }: FinancingScope,
): Promise<FinancingAccess> {
  const { userIds } = await resolveAnalyticsScope(tx, caller, { scope, id: fetchId });
  return { inSight: userIds === null ? [] : [filterByUserOrCustomer(caller, userIds)] };
}

const filterByUserOrCustomer = ({ accountId }: Caller, owners: readonly string[]): RawBuilder<unknown> =>
  sql`(f.user_id = any(${owners}::uuid[]) or f.customer_id in (
    select c.id from customers c where c.account_id = ${accountId} and c.owner_id = any(${owners}::uuid[])))`;
