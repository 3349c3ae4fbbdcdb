import type { Note } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { visibleItem } from '../kanbans/board-access';
import { noteOf } from './item-notes';
import { authorName, noteAnswer } from './note-answer';

/** One of the notes that an item the caller may see shows. */
export async function readNote(
  tx: Tx,
  caller: Caller,
  { saleId, noteId }: { saleId: string; noteId: string },
): Promise<Note> {
  const note = await noteOf(tx, await visibleItem(tx, caller, saleId), noteId);
  return noteAnswer(note, await authorName(tx, note));
}
