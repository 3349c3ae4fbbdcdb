import type { BoardKind } from '@girassol/shared-domain';
import type { LeadTemperature, ParsedBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/access';

/** What a board shows: one kind of item, as seen by a scope, narrowed by what the person looks for. */
export interface BoardFilter {
  accountId: string;
  type: BoardKind;
  /** Owners looked at; null: everybody. */
  owners: string[] | null;
  text?: { field: string; value: string };
  city?: string;
  leadTemperature?: LeadTemperature;
  owner?: string;
  idle?: boolean;
}

/** The filter a request asks for, within the scope it may look at. */
export function filterOf(
  accountId: string,
  scope: Scope,
  body: ParsedBody<'POST /kanbans/single/column-totals/:fetchId/:columnId'>,
): BoardFilter {
  const { searchValue, searchValueField, filter1Active, filter1Value, city, type } = body;
  return {
    accountId,
    type,
    owners: scope.userIds,
    ...(searchValue !== '' && { text: { field: searchValueField, value: searchValue } }),
    ...(city !== '' && { city }),
    ...(filter1Active && filter1Value),
  };
}

/**
 * Are the kept totals, per column and first owner, enough? Otherwise the items themselves are counted. An activity with
 * several owners is kept under its first one only.
 */
export function isUnfiltered({
  type,
  owners,
  text,
  city,
  leadTemperature,
  owner,
  idle,
}: BoardFilter): boolean {
  if (type === 'AFTER_SALES' && owners !== null) return false;
  return !text && !city && leadTemperature === undefined && !owner && !idle;
}

/** Items of these owners. One owner is compared with `=`, so that the index also gives the order of the cards. */
export function ownedBy(type: BoardKind, owners: string[] | null): RawBuilder<unknown> {
  if (owners === null) return sql`true`;
  const first =
    owners.length === 1 ? sql`s.owner_id = ${owners[0]}` : sql`s.owner_id = any(${owners}::uuid[])`;
  return type === 'AFTER_SALES' ? sql`(${first} or s.co_owner_ids && ${owners}::uuid[])` : first;
}

/** The items on the board that pass the filter, as `s`. `select` says what of them. */
export function matchingItems(filter: BoardFilter, select: RawBuilder<unknown>): RawBuilder<unknown> {
  const { accountId, type, owners, text, city, leadTemperature, owner, idle } = filter;
  const conditions = [
    sql`s.account_id = ${accountId}`,
    sql`s.type = ${type}`,
    sql`s.status = 'IN_PROGRESS'`,
    ownedBy(type, owners),
  ];
  if (owner) conditions.push(ownedBy(type, [owner]));
  if (leadTemperature !== undefined) conditions.push(sql`s.lead_temperature = ${leadTemperature}`);
  if (text) conditions.push(sql`s.id in (select find_items(${type}, ${text.field}, ${text.value}))`);
  if (city) {
    conditions.push(sql`s.customer_id in (select find_customers('city', ${city}))`);
  }
  if (idle) {
    conditions.push(sql`s.last_activity_at < now() - make_interval(hours => c.inactivity_window)`);
    conditions.push(sql`not exists (select from notes
      where account_id = s.account_id and sale_id = s.id and notification_at > now())`);
  }
  // Joined only where needed: joined always, the planner multiplies rare matches by the columns.
  const columns = idle
    ? sql`join kanban_columns c on c.account_id = s.account_id and c.id = s.column_id`
    : sql``;
  return sql`select ${select} from sales s ${columns} where ${sql.join(conditions, sql` and `)}`;
}
