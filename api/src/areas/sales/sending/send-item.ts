import type { BoardCard, ParsedParams } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';
import { visibleItem } from '../../kanbans/board-access';
import { cardOf } from '../../kanbans/card-json';
import { columnOf } from '../../kanbans/columns/managed-board';
import { readKanban } from '../../kanbans/read-kanban';
import { requireRecipient } from '../recipients';
import { giveItems, namesOf } from './give-items';
import { requireSender } from './require-sender';

type Send = ParsedParams<'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId'>;

/** Gives one item to another owner (boards-087, boards-107). Whoever has it already is refused (boards-093). */
export async function sendItem(
  tx: Tx,
  caller: Caller,
  { columnId, saleId, receiverId }: Send,
): Promise<BoardCard> {
  const item = await visibleItem(tx, caller, saleId, { forUpdate: true });
  requireSender(caller, item.type);
  if (columnId !== '0') columnOf(await readKanban(tx, caller.accountId, { type: item.type }), columnId);
  await requireRecipient(tx, caller, item.type, receiverId);
  if (item.owner_id === receiverId) {
    const nameOf = await namesOf(tx, caller.accountId, [receiverId]);
    throw new Refusal(409, `Este item já está com ${nameOf(receiverId)}.`);
  }
  await giveItems(tx, caller, [item], receiverId);
  return cardOf(tx, caller.accountId, saleId, 0);
}
