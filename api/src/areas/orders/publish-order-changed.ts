import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';

/**
 * Publishes that an equipment order was created or changed, to the open browsers of users who may see the
 * order.
 */
export const publishOrderChanged = (
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  { id, user_id }: Pick<Row<'orders'>, 'id' | 'user_id'>,
): Promise<void> =>
  publishEvent(
    tx,
    sender,
    { kind: 'orders-changed', order: id },
    { people: [user_id], withLeaders: true, managers: ['salesManager', 'administrativeManager'] },
  );
