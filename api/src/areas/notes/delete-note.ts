import { boards, can, formatItemNumber } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notAllowed } from '../../platform/refusals/refusal';
import { visibleItem } from '../kanbans/board-access';
import { noteOf } from './item-notes';
import { touchItem } from './touch-item';

/** Deletes a note for good: a manager, or a vendor with dataDeletion (notes-009). */
export async function deleteNote(
  tx: Tx,
  caller: Caller,
  { saleId, noteId }: { saleId: string; noteId: string },
): Promise<Record<string, never>> {
  const item = await visibleItem(tx, caller, saleId);
  if (!can(caller, 'dataDeletion')) throw notAllowed('Você não tem permissão para excluir notas.');
  const note = await noteOf(tx, item, noteId, { forUpdate: true });
  await tx.deleteFrom('notes').where('account_id', '=', caller.accountId).where('id', '=', noteId).execute();

  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId: item.customer_id,
    saleId: item.id,
    title: 'Nota excluída',
    content: `${note.type} em ${boards[item.type].itemName} ${formatItemNumber(item.number)}.`,
  });
  await touchItem(tx, caller, item, null);
  return {};
}
