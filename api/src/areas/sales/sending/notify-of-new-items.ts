import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import { notify } from '@girassol/api-platform/notifications';
import { formatItemLabel } from '../../items/format-item-label';

/** Notifies a user of items of one board that somebody else made the user responsible for. */
export async function notifyOfNewItems(
  tx: Tx,
  caller: Caller,
  items: readonly Pick<Row<'sales'>, 'id' | 'type' | 'number' | 'name'>[],
  receiverId: string,
): Promise<void> {
  const [first] = items;
  if (!first || receiverId === caller.userId) return;
  const { name: givenBy } = await loadActor(tx, caller);
  await notify(tx, {
    accountId: caller.accountId,
    kind: 'item-assigned',
    people: [receiverId],
    by: caller.userId,
    facts: {
      board: first.type,
      givenBy,
      items: items.map((item) => ({ id: item.id, label: `${formatItemLabel(item)}, ${item.name}` })),
    },
  });
}
