import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { Note } from '@girassol/shared-domain/contract';
import { loadVisibleItem } from '../kanbans/board-access';
import { loadNoteOfItem } from './item-notes';
import { loadMentionNames } from './mentions';
import { loadAuthorName, toNote } from './note-record';

/** Loads one of the notes of an item that the caller may see. */
export async function loadNote(
  tx: Tx,
  caller: Caller,
  { saleId, noteId }: { saleId: string; noteId: string },
): Promise<Note> {
  const note = await loadNoteOfItem(tx, await loadVisibleItem(tx, caller, saleId), noteId);
  return toNote(note, await loadAuthorName(tx, note), await loadMentionNames(tx, caller.accountId, [note]));
}
