import { type Caller, requireAreaEdit } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { requireBaseVersion } from '@girassol/api-platform/http/base-version';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, can, formatItemNumber } from '@girassol/shared-domain';
import { loadVisibleItem } from '../kanbans/board-access';
import { describeNote } from './describe-note';
import { findNoteOfItem, noteGone } from './item-notes';
import { publishNotesChanged } from './publish-notes-changed';

interface NoteDeletion {
  saleId: string;
  noteId: string;
  /** Version of the note on which a deletion that waited for a signal was made; null for one that was sent at once. */
  baseVersion: string | null;
}

/**
 * Deletes a note for good. Allowed for a manager, or a vendor with dataDeletion (notes-009). A deletion that waited for a signal
 * finds itself done if the note is gone, and throws 409 if somebody has edited the note since.
 */
export async function deleteNote(
  tx: Tx,
  caller: Caller,
  { saleId, noteId, baseVersion }: NoteDeletion,
): Promise<Record<string, never>> {
  const item = await loadVisibleItem(tx, caller, saleId);
  if (!can(caller, 'dataDeletion')) throw notAllowed('Você não tem permissão para excluir notas.');
  const note = await findNoteOfItem(tx, item, noteId, { forUpdate: true });
  if (!note && baseVersion !== null) return {};
  if (!note) throw noteGone();
  requireBaseVersion(baseVersion, { version: String(note.version), text: describeNote(note) });
  if (note.notification_at !== null) requireAreaEdit(caller, 'schedule');
  await tx.deleteFrom('notes').where('account_id', '=', caller.accountId).where('id', '=', noteId).execute();

  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId: item.customer_id,
    saleId: item.id,
    title: 'Nota excluída',
    content: `${note.type} em ${boardDescriptions[item.type].itemName} ${formatItemNumber(item.number)}.`,
  });
  await publishNotesChanged(tx, caller, item, null);
  return {};
}
