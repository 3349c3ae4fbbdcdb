import { generatesContracts, hasContracts, managesContracts } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { notAllowed, notFound } from '../../platform/refusals/refusal';
import { visibleItem } from '../kanbans/board-access';

const NO_CONTRACTS = 'O plano da sua conta não inclui contratos.';

/** Refuses who may not change templates of contracts: the owner and vendors with contractManager may, on any plan. */
export function requireTemplateManager(caller: Caller): void {
  if (caller.calculatorOnly || !managesContracts(caller))
    throw notAllowed('Só quem gerencia os contratos pode mudar os modelos.');
}

/** Refuses who has no use for templates: whoever changes them, or generates contracts of them. */
export function requireTemplateReader(caller: Caller): void {
  if (caller.calculatorOnly || !(managesContracts(caller) || generatesContracts(caller)))
    throw notAllowed(NO_CONTRACTS);
}

/** The item, for its contracts: seen as the item is, by accounts whose plan has contracts (contracts-015). */
export async function contractItem(tx: Tx, caller: Caller, saleId: string): Promise<Row<'sales'>> {
  if (!generatesContracts(caller)) throw notAllowed(NO_CONTRACTS);
  const item = await visibleItem(tx, caller, saleId);
  if (!hasContracts(item.type)) throw notAllowed('Itens deste quadro não têm contratos.');
  return item;
}

interface ContractPlace {
  saleId: string;
  contractId: string;
}

/**
 * A contract of an item that the caller may see. One about to be written, or to be sent to its signers, is held
 * (`forUpdate`): whoever comes second finds what the first one left.
 */
export async function visibleContract(
  tx: Tx,
  caller: Caller,
  { saleId, contractId }: ContractPlace,
  { forUpdate = false } = {},
): Promise<Row<'sale_contracts'>> {
  await contractItem(tx, caller, saleId);
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
