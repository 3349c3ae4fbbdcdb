import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notifyFollowers } from '@girassol/api-platform/follows/notify-followers';
import { boardDescriptions, formatItemNumber } from '@girassol/shared-domain';
import { getItemAudience } from './get-item-audience';

/** Notifies the followers of an item and of its customer of a change: "Ana moveu para Fechamento." */
export const notifyItemFollowers = (
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  change: string,
): Promise<void> =>
  notifyFollowers(tx, caller, {
    customerId: item.customer_id,
    saleId: item.id,
    loadAudience: () => getItemAudience(item),
    facts: {
      subjectId: item.id,
      label: `${boardDescriptions[item.type].itemName} ${formatItemNumber(item.number)}, ${item.name}`,
      change,
      customerId: item.customer_id,
      item: { id: item.id, board: item.type },
    },
  });
