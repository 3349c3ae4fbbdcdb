import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import { boardHasContracts, canGenerateContracts, canManageContractTemplates } from '@girassol/shared-domain';
import { loadVisibleItem } from '../kanbans/board-access';

const NO_CONTRACTS = 'O plano da sua conta não inclui contratos.';

/**
 * Refuses (403) callers who may not change contract templates. The owner of the account and vendors with
 * `contractManager` may, on any plan.
 */
export function requireTemplateManager(caller: Caller): void {
  if (caller.calculatorOnly || !canManageContractTemplates(caller))
    throw notAllowed('Só quem gerencia os contratos pode mudar os modelos.');
}

/** Refuses (403) callers who may neither change contract templates nor generate contracts. */
export function requireTemplateReader(caller: Caller): void {
  if (caller.calculatorOnly || !(canManageContractTemplates(caller) || canGenerateContracts(caller)))
    throw notAllowed(NO_CONTRACTS);
}

/**
 * Loads an item whose contracts the caller opens or changes (contracts-015). Refused if the plan has no
 * contracts or the board has none, or the caller may not see the item.
 */
export async function loadItemForContracts(tx: Tx, caller: Caller, saleId: string): Promise<Row<'sales'>> {
  if (!canGenerateContracts(caller)) throw notAllowed(NO_CONTRACTS);
  const item = await loadVisibleItem(tx, caller, saleId);
  if (!boardHasContracts(item.type)) throw notAllowed('Itens deste quadro não têm contratos.');
  return item;
}

interface ContractIds {
  saleId: string;
  contractId: string;
}

/**
 * Loads a contract of an item that the caller may see. Refused (404) if the contract was deleted. With
 * `forUpdate` the row is locked, for changing the contract or sending it for signature.
 */
export async function loadVisibleContract(
  tx: Tx,
  caller: Caller,
  { saleId, contractId }: ContractIds,
  { forUpdate = false } = {},
): Promise<Row<'sale_contracts'>> {
  await loadItemForContracts(tx, caller, saleId);
  const contract = await tx
    .selectFrom('sale_contracts')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('sale_id', '=', saleId)
    .where('id', '=', contractId)
    .where('deleted_at', 'is', null)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!contract) throw notFound('Este contrato não existe mais.');
  return contract;
}
