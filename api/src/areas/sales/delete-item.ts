import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { canDeleteItem } from '@girassol/shared-domain';
import { removeItems } from '../items/remove-items';
import { loadVisibleItem } from '../kanbans/board-access';

/** Deletes an item for good (boards-064, boards-085). */
export async function deleteItem(tx: Tx, caller: Caller, itemId: string): Promise<Record<string, never>> {
  const item = await loadVisibleItem(tx, caller, itemId, { forUpdate: true });
  if (!canDeleteItem(caller)) throw notAllowed('Você não tem permissão para excluir itens.');
  await removeItems(tx, caller, [item]);
  return {};
}
