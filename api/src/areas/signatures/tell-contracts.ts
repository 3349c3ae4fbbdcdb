import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { itemAudience } from '../kanbans/item-audience';

/** Tells open browsers of whoever may see an item that something about its contracts is another. */
export const tellContracts = (
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  item: Pick<Row<'sales'>, 'id' | 'type' | 'owner_id' | 'co_owner_ids'>,
): Promise<void> => publish(tx, sender, { kind: 'contracts-changed', sale: item.id }, itemAudience(item));
