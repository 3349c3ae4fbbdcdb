import type { UserScope } from '@girassol/api-platform/access';
import type { BoardKind } from '@girassol/shared-domain';
import { omitUndefined } from '@girassol/shared-domain';
import type { LeadTemperature, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';

/**
 * Filter for the items of a board: the account, the kind of item, the owners that the caller may see, and
 * what the user searches for.
 */
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

/** Builds the filter of a board from a request, within the scope that the caller may see. */
export function buildBoardFilter(
  accountId: string,
  scope: UserScope,
  body: ParsedRequestBody<'POST /kanbans/single/column-totals/:fetchId/:columnId'>,
): BoardFilter {
  const { searchValue, searchValueField, filter1Active, filter1Value, city, type } = body;
  return {
    accountId,
    type,
    owners: scope.userIds,
    ...(searchValue !== '' && { text: { field: searchValueField, value: searchValue } }),
    ...(city !== '' && { city }),
    ...(filter1Active && omitUndefined({ ...filter1Value })),
  };
}

/**
 * Checks whether the stored totals of the columns are exact for a filter, or the items must be counted. The
 * stored totals are by column and owner and cannot be narrowed by a search. An activity with several owners
 * is stored under its first owner only.
 */
export function canUseStoredTotals({
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

/**
 * Returns the SQL condition on `sales s` for items of some owners, null for all. One owner is compared with `=`, so
 * that the index also gives the order of the cards.
 */
export function buildOwnersCondition(type: BoardKind, owners: string[] | null): RawBuilder<unknown> {
  if (owners === null) return sql`true`;
  const first =
    owners.length === 1 ? sql`s.owner_id = ${owners[0]}` : sql`s.owner_id = any(${owners}::uuid[])`;
  return type === 'AFTER_SALES' ? sql`(${first} or s.co_owner_ids && ${owners}::uuid[])` : first;
}

/** Returns the SQL query for the items on the board that pass a filter, as `s`. `select` is its list of columns. */
export function buildMatchingItemsQuery(
  filter: BoardFilter,
  select: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { accountId, type, owners, text, city, leadTemperature, owner, idle } = filter;
  const conditions = [
    sql`s.account_id = ${accountId}`,
    sql`s.type = ${type}`,
    sql`s.status = 'IN_PROGRESS'`,
    buildOwnersCondition(type, owners),
  ];
  if (owner) conditions.push(buildOwnersCondition(type, [owner]));
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
