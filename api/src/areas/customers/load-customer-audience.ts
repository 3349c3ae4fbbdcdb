import type { Tx } from '@girassol/api-platform/database';
import type { Audience } from '@girassol/api-platform/events/audience';
import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import { sql } from 'kysely';

interface Seers {
  people: string[];
  kinds: BoardKind[];
}

/**
 * Loads the users to whom events about the given customers are sent: everybody who may see one of the
 * customers (`loadVisibleCustomer`), as its owner or because of an item. `besides` adds users who may have
 * the customer on screen: former owners, or owners of a proposal.
 */
export async function loadCustomerAudience(
  tx: Tx,
  accountId: string,
  customerIds: readonly string[],
  ...besides: string[]
): Promise<Audience> {
  const { rows } = await sql<Seers>`
    select coalesce(array_agg(distinct person), '{}') as people,
      coalesce(array_agg(distinct type) filter (where type is not null), '{}') as kinds
    from (
      select owner_id as person, null as type from customers
      where account_id = ${accountId} and id = any(${customerIds}::uuid[])
      union
      select unnest(array_append(co_owner_ids, owner_id)), type from sales
      where account_id = ${accountId} and customer_id = any(${customerIds}::uuid[])
    ) seer`.execute(tx);
  const { people = [], kinds = [] } = rows[0] ?? {};
  return {
    people: [...people, ...besides],
    withLeaders: true,
    managers: ['salesManager', ...kinds.map((kind) => boardDescriptions[kind].managerPermission)],
  };
}
