import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { canSendSignatures, SIGNATURE_SENDING_FORBIDDEN_MESSAGE } from '@girassol/shared-domain/signatures';
import { loadVisibleContract } from '../contracts/contract-access';

/** Ids that identify a contract in API calls: the id of the item and the id of the contract. */
export interface ContractKey {
  saleId: string;
  contractId: string;
}

/** Contract with the item that it was made for. */
export interface ContractContext {
  contract: Row<'sale_contracts'>;
  item: Row<'sales'>;
}

/**
 * Loads a contract that the caller may see, with its item. Throws 404 if the contract does not exist or the
 * caller may not see it.
 */
export async function loadContractContext(
  tx: Tx,
  caller: Caller,
  address: ContractKey,
): Promise<ContractContext> {
  const contract = await loadVisibleContract(tx, caller, address);
  const item = await tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', contract.sale_id)
    .executeTakeFirstOrThrow();
  return { contract, item };
}

/** Throws 403 if the caller may not send documents, notify signers and cancel (signatures-011, signatures-020). */
export function requireSignatureSender(caller: Caller): void {
  if (!canSendSignatures(caller)) throw notAllowed(SIGNATURE_SENDING_FORBIDDEN_MESSAGE);
}

/** Signature with the contract and item that its mails refer to. */
export interface SignatureContext extends ContractContext {
  signature: Row<'signatures'>;
}
