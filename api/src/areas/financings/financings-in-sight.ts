import type { ParsedParams } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Caller, visibleOwners } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { analyticsScope } from '../analytics/analytics-scope';

/** Whose financings are asked for. */
export type FinancingScope = Pick<
  ParsedParams<'GET /financings/paginated/:multiplier/:order/:preApprovedOnly/:scope/:fetchId'>,
  'scope' | 'fetchId'
>;

/** What restricts a list to what somebody sees. */
export interface Sight {
  inSight: RawBuilder<unknown>[];
  /** Who asked for what is seen, where nothing else decides; null: anybody. */
  users?: string[] | null;
}

/** Those that the caller may see: asked for by them or who they lead, or of a customer of theirs. */
export async function seenBy(tx: Tx, caller: Caller): Promise<Sight> {
  const owners = await visibleOwners(tx, caller, 'salesManager');
  return owners === null ? { inSight: [], users: null } : { inSight: [askedByOrOf(caller, owners)] };
}

/** Those that people of a scope asked for (financing-101). */
export async function ofScope(tx: Tx, caller: Caller, { scope, fetchId }: FinancingScope): Promise<Sight> {
  const { userIds } = await analyticsScope(tx, caller, { scope, id: fetchId });
  return { inSight: userIds === null ? [] : [sql`f.user_id = any(${userIds}::uuid[])`], users: userIds };
}

/** Those whose dates stand in an agenda of a scope: people of it asked for them, or have their customer. */
export async function inAgendaOf(tx: Tx, caller: Caller, { scope, fetchId }: FinancingScope): Promise<Sight> {
  const { userIds } = await analyticsScope(tx, caller, { scope, id: fetchId });
  return { inSight: userIds === null ? [] : [askedByOrOf(caller, userIds)] };
}

const askedByOrOf = ({ accountId }: Caller, owners: readonly string[]): RawBuilder<unknown> =>
  sql`(f.user_id = any(${owners}::uuid[]) or f.customer_id in (
    select c.id from customers c where c.account_id = ${accountId} and c.owner_id = any(${owners}::uuid[])))`;
