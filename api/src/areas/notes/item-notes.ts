import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
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

/** Finds a note that an item shows. With `forUpdate`, locks the note until the transaction ends. */
export async function findNoteOfItem(
  tx: Tx,
  item: Row<'sales'>,
  noteId: string,
  { forUpdate = false } = {},
): Promise<Row<'notes'> | undefined> {
  return tx
    .selectFrom('notes')
    .selectAll()
    .where(buildItemNotesCondition(item))
    .where('notes.id', '=', noteId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Loads a note that an item shows, as `findNoteOfItem` does. Throws 404 if the item does not show such a note. */
export async function loadNoteOfItem(...request: Parameters<typeof findNoteOfItem>): Promise<Row<'notes'>> {
  const note = await findNoteOfItem(...request);
  if (!note) throw noteGone();
  return note;
}

/** Creates the refusal for a note that an item does not show, or not any more. */
export const noteGone = () => notFound('Esta nota não existe mais.');
