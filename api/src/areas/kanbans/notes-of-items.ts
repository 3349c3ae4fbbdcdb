import type { Row } from '@girassol/api-platform/database';
import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the SQL condition on `notes` for the notes that an item shows: the notes of the item, and the
 * public notes of other items of the same deal, such as the lead that became the sale (notes-007).
 */
export function buildItemNotesCondition({ account_id, id, deal_id }: Row<'sales'>): RawBuilder<boolean> {
  return sql<boolean>`(notes.account_id = ${account_id} and notes.sale_id in (
    select id from sales where account_id = ${account_id} and deal_id = ${deal_id}
  ) and (notes.sale_id = ${id} or not notes.is_private))`;
}

/** As `buildItemNotesCondition`, for the items of a query: `item` is the alias of `sales` in it. */
export const buildVisibleNotesCondition = (item: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${item}.${column}`);
  return sql<boolean>`(notes.account_id = ${of('account_id')} and notes.sale_id in (
    select other.id from sales other
    where other.account_id = ${of('account_id')} and other.deal_id = ${of('deal_id')}
  ) and (notes.sale_id = ${of('id')} or not notes.is_private))`;
};
