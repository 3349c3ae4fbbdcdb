import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { getItemAudience } from '../kanbans/get-item-audience';
import type { ContractContext } from './contract-context';

/** Publishes to open browsers of users who may see an item that one of its contracts changed. */
export const publishContractChanged = (
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  { contract, item }: ContractContext,
): Promise<void> =>
  publishEvent(
    tx,
    sender,
    { kind: 'contracts-changed', sale: item.id, contract: contract.id },
    getItemAudience(item),
  );
