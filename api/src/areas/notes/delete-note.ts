import { type Caller, requireAreaEdit } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, can, formatItemNumber } from '@girassol/shared-domain';
import { loadVisibleItem } from '../kanbans/board-access';
import { loadNoteOfItem } from './item-notes';
import { publishNotesChanged } from './publish-notes-changed';

/** Deletes a note for good. Allowed for a manager, or a vendor with dataDeletion (notes-009). */
export async function deleteNote(
  tx: Tx,
  caller: Caller,
  { saleId, noteId }: { saleId: string; noteId: string },
): Promise<Record<string, never>> {
  const item = await loadVisibleItem(tx, caller, saleId);
  if (!can(caller, 'dataDeletion')) throw notAllowed('Você não tem permissão para excluir notas.');
  const note = await loadNoteOfItem(tx, item, noteId, { forUpdate: true });
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
