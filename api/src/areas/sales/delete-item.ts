import { mayDelete } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notAllowed } from '../../platform/refusals/refusal';
import { removeItems } from '../items/remove-items';
import { visibleItem } from '../kanbans/board-access';

/** Deletes an item for good (boards-064, boards-085). */
export async function deleteItem(tx: Tx, caller: Caller, itemId: string): Promise<Record<string, never>> {
  const item = await visibleItem(tx, caller, itemId, { forUpdate: true });
  if (!mayDelete(caller)) throw notAllowed('Você não tem permissão para excluir itens.');
  await removeItems(tx, caller, [item]);
  return {};
}
