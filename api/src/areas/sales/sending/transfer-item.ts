import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { BoardCard, ParsedRequestParams } from '@girassol/shared-domain/contract';
import { loadVisibleItem } from '../../kanbans/board-access';
import { loadCard } from '../../kanbans/card-json';
import { requireColumn } from '../../kanbans/columns/lock-editable-board';
import { loadKanban } from '../../kanbans/load-kanban';
import { requireAllowedNewOwner } from '../recipients';
import { changeItemOwner, loadOwnerNames } from './change-item-owner';
import { requireItemTransferAccess } from './require-item-transfer-access';

type Send = ParsedRequestParams<'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId'>;

/**
 * Makes a user the owner of one item (boards-087, boards-107). Throws if the user already owns the item
 * (boards-093).
 */
export async function transferItem(
  tx: Tx,
  caller: Caller,
  { columnId, saleId, receiverId }: Send,
): Promise<BoardCard> {
  const item = await loadVisibleItem(tx, caller, saleId, { forUpdate: true });
  requireItemTransferAccess(caller, item.type);
  if (columnId !== '0') requireColumn(await loadKanban(tx, caller.accountId, { type: item.type }), columnId);
  await requireAllowedNewOwner(tx, caller, item.type, receiverId);
  if (item.owner_id === receiverId) {
    const getName = await loadOwnerNames(tx, caller.accountId, [receiverId]);
    throw new Refusal(409, `Este item já está com ${getName(receiverId)}.`);
  }
  await changeItemOwner(tx, caller, [item], receiverId);
  return loadCard(tx, caller.accountId, saleId, 0);
}
