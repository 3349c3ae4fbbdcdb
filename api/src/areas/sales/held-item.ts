import { boards, endings } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { visibleItem } from '../kanbans/board-access';

/** The item, kept from other writers, while it is on its board. Of two who end it at once the second is told. */
export async function heldOpenItem(tx: Tx, caller: Caller, itemId: string): Promise<Row<'sales'>> {
  const item = await visibleItem(tx, caller, itemId, { forUpdate: true });
  if (item.status !== 'IN_PROGRESS') {
    throw new Refusal(409, `Este item não está mais no quadro: ${outcomeOf(item)}.`);
  }
  return item;
}

/** The item, kept from other writers, after it left its board. */
export async function heldClosedItem(tx: Tx, caller: Caller, itemId: string): Promise<Row<'sales'>> {
  const item = await visibleItem(tx, caller, itemId, { forUpdate: true });
  if (item.status === 'IN_PROGRESS') {
    throw new Refusal(409, `Este item já está no ${boards[item.type].boardWord}.`);
  }
  return item;
}

/** How an item that left its board stands: "Venda Perdida". */
export function outcomeOf({ type, status }: Pick<Row<'sales'>, 'type' | 'status'>): string {
  const ending = status === 'IN_PROGRESS' ? undefined : endings[type][status];
  return ending?.outcome ?? 'finalizado';
}
