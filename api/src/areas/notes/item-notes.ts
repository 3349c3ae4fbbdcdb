import { type RawBuilder, sql } from 'kysely';
import type { Row, Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';

/**
 * The notes an item shows: its own, and those of the other items of its deal (the lead it came from, the project it became)
 * unless they are private (notes-007). A condition on `notes`.
 */
export function notesOf({ account_id, id, deal_id }: Row<'sales'>): RawBuilder<boolean> {
  return sql<boolean>`(notes.account_id = ${account_id} and notes.sale_id in (
    select id from sales where account_id = ${account_id} and deal_id = ${deal_id}
  ) and (notes.sale_id = ${id} or not notes.is_private))`;
}

/** One of the notes an item shows; `forUpdate` keeps it from other writers. */
export async function noteOf(
  tx: Tx,
  item: Row<'sales'>,
  noteId: string,
  { forUpdate = false } = {},
): Promise<Row<'notes'>> {
  return tx
    .selectFrom('notes')
    .selectAll()
    .where(notesOf(item))
    .where('notes.id', '=', noteId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => notFound('Esta nota não existe mais.'));
}
