import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { buildItemNotesCondition } from '../kanbans/notes-of-items';

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
