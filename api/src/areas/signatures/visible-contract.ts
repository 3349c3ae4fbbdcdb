import { isEnterprise } from '@girassol/shared-domain';
import { hasContracts, maySendSignatures, NO_CONTRACTS, NO_SENDING } from '@girassol/shared-domain/signatures';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { notAllowed, notFound } from '../../platform/refusals/refusal';
import { visibleItem } from '../kanbans/board-access';

/** How calls name a contract: by its item and its own id. */
export interface ContractPlace {
  saleId: string;
  contractId: string;
}

export interface VisibleContract {
  contract: Row<'sale_contracts'>;
  item: Row<'sales'>;
}

/** The contract, if it exists and the caller may see its item (contracts-015). What may not be seen is as absent. */
export async function visibleContract(
  tx: Tx,
  caller: Caller,
  { saleId, contractId }: ContractPlace,
): Promise<VisibleContract> {
  if (caller.calculatorOnly || !isEnterprise(caller.session)) throw notAllowed(NO_CONTRACTS);
  const item = await visibleItem(tx, caller, saleId);
  const contract = hasContracts(caller, item.type)
    ? await tx
        .selectFrom('sale_contracts')
        .selectAll()
        .where('account_id', '=', caller.accountId)
        .where('sale_id', '=', saleId)
        .where('id', '=', contractId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!contract) throw notFound('Este contrato não existe mais.');
  return { contract, item };
}

/** Refuses who may not send, notify and cancel (signatures-011, signatures-020). */
export function requireSender(caller: Caller): void {
  if (!maySendSignatures(caller)) throw notAllowed(NO_SENDING);
}
