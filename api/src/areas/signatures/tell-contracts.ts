import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { itemAudience } from '../kanbans/item-audience';
import type { ContractPlace } from './contract-place';

/** Tells open browsers of whoever may see an item that something about a contract of it is another. */
export const tellContracts = (
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  { contract, item }: ContractPlace,
): Promise<void> =>
  publish(
    tx,
    sender,
    { kind: 'contracts-changed', sale: item.id, contract: contract.id },
    itemAudience(item),
  );
