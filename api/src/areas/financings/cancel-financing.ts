import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { Financing } from '@girassol/shared-domain/contract';
import { updateProposalPreApproval } from './apply-bank-snapshot';
import type { Banks } from './bank/banks';
import { enqueueBankCommand } from './bank-commands';
import { addPersonStep, updateFinancing } from './financing-steps';
import { loadFinancing } from './load-financing';
import { loadVisibleFinancing } from './load-visible-financing';
import { canManageFinancings } from './require-financing-access';
import { requireOpenFinancing } from './require-open-financing';

/**
 * Withdraws a request for financing. Snapshots that the bank sends later change nothing. Does nothing if the
 * request was already withdrawn.
 */
export async function cancelFinancing(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { fid, reason }: { fid: string; reason: string },
): Promise<Financing> {
  const financing = await loadVisibleFinancing(tx, caller, fid, { forUpdate: true });
  if (financing.user_id !== caller.userId && !canManageFinancings(caller))
    throw notAllowed('Somente quem pediu ou quem gerencia as vendas pode retirar o pedido.');
  if (financing.withdrawn_at) return loadFinancing(tx, caller, banks, fid);
  requireOpenFinancing(financing);
  if (financing.contract_signed)
    throw new Refusal(
      409,
      'O contrato já foi assinado. A desistência é combinada com o banco, em até 7 dias.',
    );

  const stepId = await addPersonStep(tx, caller, financing, { title: 'Pedido retirado', content: reason });
  await enqueueBankCommand(tx, financing, { act: 'cancel', stepId });
  await updateFinancing(tx, caller, financing, {
    withdrawn_at: new Date(),
    status_reason: `Pedido retirado: ${reason}`,
    waits_since: null,
  });
  await updateProposalPreApproval(tx, financing);
  return loadFinancing(tx, caller, banks, fid);
}
