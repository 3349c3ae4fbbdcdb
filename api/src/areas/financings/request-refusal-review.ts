import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { Financing } from '@girassol/shared-domain/contract';
import type { Banks } from './bank/banks';
import { enqueueBankCommand } from './bank-commands';
import { addPersonStep, updateFinancing } from './financing-steps';
import { isRefusalReviewable, loadFinancing } from './load-financing';
import { loadVisibleFinancing } from './load-visible-financing';
import { canManageFinancings } from './require-financing-access';

/**
 * Requests that a person at the bank reviews an automatic refusal of a financing (LGPD, art. 20). Does
 * nothing if a review is already under way.
 */
export async function requestRefusalReview(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { fid, reason }: { fid: string; reason: string },
): Promise<Financing> {
  const financing = await loadVisibleFinancing(tx, caller, fid, { forUpdate: true });
  if (financing.user_id !== caller.userId && !canManageFinancings(caller))
    throw notAllowed('Somente quem pediu ou quem gerencia as vendas pode pedir a revisão.');
  if (financing.provider_status === 'EM_REANALISE') return loadFinancing(tx, caller, banks, fid);
  if (!isRefusalReviewable(financing))
    throw new Refusal(409, 'Só se revê o que a análise automática do banco recusou.');

  const stepId = await addPersonStep(tx, caller, financing, { title: 'Revisão pedida', content: reason });
  await enqueueBankCommand(tx, financing, { act: 'askReview', stepId });
  await updateFinancing(tx, caller, financing, {
    provider_status: 'EM_REANALISE',
    status_reason: null,
    waits_since: new Date(),
  });
  return loadFinancing(tx, caller, banks, fid);
}
