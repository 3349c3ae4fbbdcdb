import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, itemEndings } from '@girassol/shared-domain';
import { loadVisibleItem } from '../kanbans/board-access';

/**
 * Loads and locks an item that is on its board. Throws 409 if the item was won, lost or finished and has left
 * the board.
 */
export async function lockOpenItem(tx: Tx, caller: Caller, itemId: string): Promise<Row<'sales'>> {
  const item = await loadVisibleItem(tx, caller, itemId, { forUpdate: true });
  if (item.status !== 'IN_PROGRESS') {
    throw new Refusal(409, `Este item não está mais no quadro: ${formatItemOutcome(item)}.`);
  }
  return item;
}

/** Loads and locks an item that has left its board. Throws 409 if it is on the board. */
export async function lockClosedItem(tx: Tx, caller: Caller, itemId: string): Promise<Row<'sales'>> {
  const item = await loadVisibleItem(tx, caller, itemId, { forUpdate: true });
  if (item.status === 'IN_PROGRESS') {
    throw new Refusal(409, `Este item já está no ${boardDescriptions[item.type].boardNoun}.`);
  }
  return item;
}

/** Formats how an item ended: "Venda Perdida". */
export function formatItemOutcome({ type, status }: Pick<Row<'sales'>, 'type' | 'status'>): string {
  const ending = status === 'IN_PROGRESS' ? undefined : itemEndings[type][status];
  return ending?.outcome ?? 'finalizado';
}
