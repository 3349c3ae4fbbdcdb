import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { enlivenItem, tellCard } from '../kanbans/enliven-item';
import { itemAudience } from '../kanbans/item-audience';

interface ContractDeed {
  title: string;
  content: string;
  /** What the card says of it: "contrato por Ana". */
  activity: string;
}

/** Writes what somebody did to a contract: history of item and customer, the card, and whoever has them on screen. */
export async function recordContract(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  contractId: string,
  { title, content, activity }: ContractDeed,
): Promise<void> {
  const actor = await actorOf(tx, caller);
  await writeHistory(tx, caller, actor, { customerId: item.customer_id, saleId: item.id, title, content });
  await enlivenItem(tx, caller, item, `${activity} por ${actor.firstName}`);
  await tellCard(tx, caller, item);
  await publish(
    tx,
    caller,
    { kind: 'contracts-changed', sale: item.id, contract: contractId },
    itemAudience(item),
  );
}
