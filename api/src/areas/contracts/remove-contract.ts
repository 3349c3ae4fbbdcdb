import { mayDeleteContracts } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { dropFiles } from '../../platform/files';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { lockArchive } from '../archives/archive-access';
import { whileSigning } from '../items/contracts-of-item';
import { removeFromArchive } from './archived-contract';
import { label } from './keep-contract';
import { recordContract } from './record-contract';
import { contractItem, visibleContract } from './require-contracts';
import { sentStates } from './require-unsent';

/**
 * Deletes a contract (contracts-013). One that was never sent is gone, with its document; one that somebody was asked to
 * sign is hidden, and what was signed stays as evidence. While people are signing it, it does not go.
 */
export async function removeContract(
  tx: Tx,
  caller: Caller,
  place: { saleId: string; contractId: string },
): Promise<void> {
  if (!mayDeleteContracts(caller)) throw notAllowed('Só o gerente da conta pode excluir contratos.');
  const item = await contractItem(tx, caller, place.saleId);
  await lockArchive(tx, caller, item.customer_id);
  const contract = await visibleContract(tx, caller, place, { forUpdate: true });
  const sent = await sentStates(tx, contract);
  if (sent.some((state) => state === 'OPEN' || state === 'COMPLETED'))
    throw new Refusal(409, whileSigning(contract.number, 'excluir'));

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
    await removeFromArchive(tx, caller, item.customer_id, contract);
    if (contract.pdf_file_id) await dropFiles(tx, accountId, [contract.pdf_file_id]);
  }
  await recordContract(tx, caller, item, contract.id, {
    title: 'Contrato excluído',
    content: `${label(contract)} foi excluído${sent.length > 0 ? '; o que foi assinado fica guardado como prova' : ''}.`,
    activity: 'exclusão de contrato',
  });
}
