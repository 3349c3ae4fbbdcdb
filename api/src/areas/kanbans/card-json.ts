import type { Tx } from '@girassol/api-platform/database';
import { MANAGER_OWNER_LABEL } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

/**
 * SQL expression that builds the card of an item as JSON in the database, at half the cost of building it in
 * the server. Needs the joins of `cardJoins`, and the item as `s` with its `place` in the returned page.
 */
export const cardJson = sql<BoardCard>`json_build_object(
  '_id', s.id,
  'id', s.number,
  'type', s.type,
  'status', s.status,
  'name', s.name,
  'amount', (s.amount_cents / 100.0)::float8,
  'power', s.power::float8,
  'leadTemperature', s.lead_temperature,
  'customer', json_build_object('_id', cu.id, 'name', cu.name, 'city', cu.city, 'uf', cu.uf),
  'user', case when u.type <> 'MANAGER' then
    json_build_object('_id', u.id, 'personalData', json_build_object('name', u.name)) end,
  'owners', case when s.co_owner_ids = '{}' then '[]'::json else (
    select json_agg(json_build_object('_id', o.id, 'personalData', json_build_object('name',
        case when o.type = 'MANAGER' then ${sql.lit(MANAGER_OWNER_LABEL)} else o.name end))
      order by o.id <> s.owner_id, o.name)
    from users o where o.account_id = s.account_id and (o.id = s.owner_id or o.id = any(s.co_owner_ids))) end,
  'kanbanData', json_build_object('column', s.column_id, 'rank', s.rank, 'order', s.place),
  'dueDate', s.due_date,
  'validityDate', s.validity_date,
  'registryTimestamp', (extract(epoch from s.registered_at) * 1000)::bigint,
  'lastActivityTimestamp', (extract(epoch from s.last_activity_at) * 1000)::bigint,
  'lastActivityText', s.last_activity_text,
  'nextScheduleTimestamp', (extract(epoch from n.next_at) * 1000)::bigint,
  'proposals', json_build_object('count', pr.count, 'viewed', pr.viewed, 'preApproved', pr.pre_approved,
    'accepted', pr.accepted),
  'relatedPreSale', s.related_pre_sale
)`;

/**
 * SQL joins that load the data of a card: customer, owner, next schedule and proposal counts of an item `s`.
 * The user GERENTE of the manager has no name on cards.
 */
export const cardJoins = sql`
  join customers cu on cu.account_id = s.account_id and cu.id = s.customer_id
  join users u on u.account_id = s.account_id and u.id = s.owner_id
  cross join lateral (
    select min(notification_at) as next_at from notes
    where account_id = s.account_id and sale_id = s.id and notification_at > now()
  ) n
  cross join lateral (
    select count(*)::int as count, coalesce(bool_or(p.views > 0), false) as viewed,
      coalesce(bool_or(p.financing_pre_approved), false) as pre_approved, count(a.version) > 0 as accepted
    from proposals p
    left join proposal_acceptances a on a.account_id = p.account_id and a.proposal_id = p.id and a.version = p.version
    where p.account_id = s.account_id and p.sale_id = s.id and p.finished
  ) pr`;

/** Loads the card of one item. `order` is the position of the card in its column. */
export async function loadCard(tx: Tx, accountId: string, itemId: string, order: number): Promise<BoardCard> {
  const found = await sql<{ card: BoardCard }>`
    select ${cardJson} as card
    from (select *, ${order}::int as place from sales where account_id = ${accountId} and id = ${itemId}) s
    ${cardJoins}`.execute(tx);
  const card = found.rows[0]?.card;
  if (!card) throw new Error(`Item ${itemId} is not in the database`);
  return card;
}
