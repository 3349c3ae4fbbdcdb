import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { buildOwnersCondition } from '../kanbans/board-filter';

type FinishedFilter = Pick<
  ParsedRequestBody<'POST /sales/finished/filtered/:multiplier'>,
  'status' | 'searchValue' | 'filter1Active' | 'filter1Value' | 'type'
>;

/**
 * Returns the SQL condition by which rows of `sales s` are finished items of a board and match the filters of
 * the list of finished items. Throws 400 for a period that ends before it begins.
 */
export function matchesFinishedFilterSql(
  accountId: string,
  owners: string[] | null,
  { status, searchValue, filter1Active, filter1Value, type }: FinishedFilter,
): RawBuilder<unknown> {
  const conditions = [
    sql`s.account_id = ${accountId}`,
    sql`s.type = ${type}`,
    status === 'ALL' ? sql`s.status <> 'IN_PROGRESS'` : sql`s.status = ${sql.lit(status)}`,
    buildOwnersCondition(type, owners),
  ];
  if (searchValue !== '') conditions.push(fits(searchValue));
  if (filter1Active && filter1Value) {
    const { start, end } = filter1Value;
    if (start && end && start > end) throw new Refusal(400, 'O início do período deve ser anterior ao fim.');
    if (start) conditions.push(sql`s.closed_day >= ${start}::date`);
    if (end) conditions.push(sql`s.closed_day <= ${end}::date`);
  }
  return sql.join(conditions, sql` and `);
}

/** The same places as the search of the board: name, customer, document and number, without regard to accents. `#12` is a number and nothing else. */
function fits(searched: string): RawBuilder<unknown> {
  const [, mark, number] = /^(#?)(\d{1,9})$/.exec(searched) ?? [];
  if (mark && number) return sql`s.number = ${Number(number)}`;
  const places = [
    sql`s.search_key like search_pattern(${searched})`,
    sql`s.customer_id in (select find_customers('name', ${searched}))`,
  ];
  if (/\d/.test(searched))
    places.push(sql`s.customer_id in (select find_customers('document', ${searched}))`);
  if (number) places.push(sql`s.number = ${Number(number)}`);
  return sql`(${sql.join(places, sql` or `)})`;
}
