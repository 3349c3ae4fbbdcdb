import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { type BoardKind, boardDescriptions, canDeleteItem } from '@girassol/shared-domain';
import { removeItems } from '../items/remove-items';
import { requireBoardAccess } from '../kanbans/board-access';
import { isItemOwnedBy, lockItems } from './sending/lock-items';
import { requireAllItemsFound } from './sending/require-all-items-found';

/** Deletes selected items for good (boards-089), all or none. Throws 404 if one no longer exists. */
export async function deleteSelectedItems(
  tx: Tx,
  caller: Caller,
  salesIds: string[],
): Promise<{ deletedItems: number }> {
  if (!canDeleteItem(caller)) throw notAllowed('Você não tem permissão para excluir itens.');
  const held = await lockItems(tx, caller.accountId, salesIds);
  const seen = await visible(tx, caller, held);
  requireAllItemsFound(salesIds, seen, 'excluído');
  for (const type of new Set(seen.map((item) => item.type))) requireBoardAccess(caller, type);
  await removeItems(tx, caller, seen);
  return { deletedItems: seen.length };
}

async function visible(tx: Tx, caller: Caller, items: Row<'sales'>[]): Promise<Row<'sales'>[]> {
  const kinds = [...new Set<BoardKind>(items.map(({ type }) => type))];
  const ownersByBoard = new Map<BoardKind, string[] | null>();
  for (const kind of kinds) {
    ownersByBoard.set(kind, await listVisibleOwnerIds(tx, caller, boardDescriptions[kind].managerPermission));
  }
  return items.filter((item) => isItemOwnedBy(ownersByBoard.get(item.type) ?? null, item));
}
