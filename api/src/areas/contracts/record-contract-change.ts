import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { getItemAudience } from '../kanbans/get-item-audience';
import { publishItemChanged, updateItemLastActivity } from '../kanbans/touch-item';

interface ContractChange {
  title: string;
  content: string;
  /** Text of the card: "contrato por Ana". */
  activity: string;
}

/**
 * Adds a change of a contract to the history of its item and customer, updates the last activity on the
 * item's card, and publishes the change to open browsers.
 */
export async function recordContractChange(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  contractId: string,
  { title, content, activity }: ContractChange,
): Promise<void> {
  const actor = await loadActor(tx, caller);
  await addHistoryLine(tx, caller, actor, { customerId: item.customer_id, saleId: item.id, title, content });
  await updateItemLastActivity(tx, caller, item, `${activity} por ${actor.firstName}`);
  await publishItemChanged(tx, caller, item);
  await publishEvent(
    tx,
    caller,
    { kind: 'contracts-changed', sale: item.id, contract: contractId },
    getItemAudience(item),
  );
}
