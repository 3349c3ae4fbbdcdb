import { type BoardKind, boards, mayDelete } from '@girassol/shared-domain';
import { type Caller, visibleOwners } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { notAllowed } from '../../platform/refusals/refusal';
import { removeItems } from '../items/remove-items';
import { requireBoard } from '../kanbans/board-access';
import { holdItems, isOwnedBy } from './sending/hold-items';
import { requireAll } from './sending/require-all';

/** Deletes selected items for good (boards-089): all of them, or none when one is no longer there. */
export async function deleteSelected(
  tx: Tx,
  caller: Caller,
  salesIds: string[],
): Promise<{ deletedItems: number }> {
  if (!mayDelete(caller)) throw notAllowed('Você não tem permissão para excluir itens.');
  const held = await holdItems(tx, caller.accountId, salesIds);
  const seen = await visible(tx, caller, held);
  requireAll(salesIds, seen, 'excluído');
  for (const type of new Set(seen.map((item) => item.type))) requireBoard(caller, type);
  await removeItems(tx, caller, seen);
  return { deletedItems: seen.length };
}

async function visible(tx: Tx, caller: Caller, items: Row<'sales'>[]): Promise<Row<'sales'>[]> {
  const kinds = [...new Set<BoardKind>(items.map(({ type }) => type))];
  const ownersOf = new Map<BoardKind, string[] | null>();
  for (const kind of kinds) {
    ownersOf.set(kind, await visibleOwners(tx, caller, boards[kind].managerPermission));
  }
  return items.filter((item) => isOwnedBy(ownersOf.get(item.type) ?? null, item));
}
