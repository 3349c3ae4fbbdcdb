import type { Row } from '@girassol/api-platform/database';
import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the SQL condition on `notes` for the notes that an item shows: the notes of the item, and the
 * public notes of other items of the same deal, such as the lead that became the sale (notes-007).
 */
export const buildItemNotesCondition = (item: Row<'sales'>): RawBuilder<boolean> =>
  buildCondition((column) => sql`${item[column]}`);

/** As `buildItemNotesCondition`, for each item of a query: `alias` is the name of `sales` in it. */
export const buildJoinedItemNotesCondition = (alias: string): RawBuilder<boolean> =>
  buildCondition((column) => sql.ref(`${alias}.${column}`));

const buildCondition = (
  of: (column: 'account_id' | 'id' | 'deal_id') => RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`(notes.account_id = ${of('account_id')} and notes.sale_id in (
    select other.id from sales other
    where other.account_id = ${of('account_id')} and other.deal_id = ${of('deal_id')}
  ) and (notes.sale_id = ${of('id')} or not notes.is_private))`;
