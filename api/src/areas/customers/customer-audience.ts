import { type BoardKind, boards } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import type { Audience } from '../../platform/events/audience';

interface Seers {
  people: string[];
  kinds: BoardKind[];
}

/**
 * Who hears of customers: whoever may see one of them (`visibleCustomer`), as its owner or because of an item. `besides` are
 * people who have it on screen though it is not theirs: those who had it before, those whose proposal it is about.
 */
export async function customerAudience(
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
    managers: ['salesManager', ...kinds.map((kind) => boards[kind].managerPermission)],
  };
}
