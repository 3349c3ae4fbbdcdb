import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';

/** Tells open browsers of whoever may see it that an order was made or moved on. */
export const tellOrder = (
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  { id, user_id }: Pick<Row<'orders'>, 'id' | 'user_id'>,
): Promise<void> =>
  publish(
    tx,
    sender,
    { kind: 'orders-changed', order: id },
    { people: [user_id], withLeaders: true, managers: ['salesManager', 'administrativeManager'] },
  );
