import { maySendSignatures, NO_SENDING } from '@girassol/shared-domain/signatures';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { notAllowed } from '../../platform/refusals/refusal';
import { visibleContract } from '../contracts/require-contracts';

/** How calls name a contract: by its item and its own id. */
export interface ContractAddress {
  saleId: string;
  contractId: string;
}

/** A contract with the item that it was made for. */
export interface ContractPlace {
  contract: Row<'sale_contracts'>;
  item: Row<'sales'>;
}

/** The contract of an address with its item, if the caller may see them. */
export async function contractPlace(
  tx: Tx,
  caller: Caller,
  address: ContractAddress,
): Promise<ContractPlace> {
  const contract = await visibleContract(tx, caller, address);
  const item = await tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', contract.sale_id)
    .executeTakeFirstOrThrow();
  return { contract, item };
}

/** Refuses who may not send, notify and cancel (signatures-011, signatures-020). */
export function requireSender(caller: Caller): void {
  if (!maySendSignatures(caller)) throw notAllowed(NO_SENDING);
}
