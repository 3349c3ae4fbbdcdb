import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { scheduleFileDeletion } from '@girassol/api-platform/files';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { canDeleteContracts, formatContractLabel } from '@girassol/shared-domain';
import { lockArchive } from '../archives/archive-access';
import { formatContractBeingSignedRefusal } from '../items/item-contracts';
import { removeContractFromArchive } from './archived-contract';
import { loadItemForContracts, loadVisibleContract } from './contract-access';
import { recordContractChange } from './record-contract-change';
import { listSentSignatureStates } from './require-unsent-contract';

/**
 * Deletes a contract (contracts-013). A contract that was never sent for signature is deleted with its
 * document; a sent contract is hidden, and signed documents are retained as evidence. Refused (409) while the
 * contract is being signed.
 */
export async function removeContract(
  tx: Tx,
  caller: Caller,
  place: { saleId: string; contractId: string },
): Promise<void> {
  if (!canDeleteContracts(caller)) throw notAllowed('Só o gerente da conta pode excluir contratos.');
  const item = await loadItemForContracts(tx, caller, place.saleId);
  await lockArchive(tx, caller, item.customer_id);
  const contract = await loadVisibleContract(tx, caller, place, { forUpdate: true });
  const sent = await listSentSignatureStates(tx, contract);
  if (sent.some((state) => state === 'OPEN' || state === 'COMPLETED'))
    throw new Refusal(409, formatContractBeingSignedRefusal(contract.number, 'excluir'));

  const { accountId } = caller;
  if (sent.length > 0)
    await tx
      .updateTable('sale_contracts')
      .set({ deleted_at: new Date() })
      .where('account_id', '=', accountId)
      .where('id', '=', contract.id)
      .execute();
  else {
    await tx
      .deleteFrom('sale_contracts')
      .where('account_id', '=', accountId)
      .where('id', '=', contract.id)
      .execute();
    await removeContractFromArchive(tx, caller, item.customer_id, contract);
    if (contract.pdf_file_id) await scheduleFileDeletion(tx, accountId, [contract.pdf_file_id]);
  }
  await recordContractChange(tx, caller, item, contract.id, {
    title: 'Contrato excluído',
    content: `${formatContractLabel(contract)} foi excluído${sent.length > 0 ? '; o que foi assinado fica guardado como prova' : ''}.`,
    activity: 'exclusão de contrato',
  });
}
