import type { Financing } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import type { Banks } from './bank/providers';
import { financingAnswer, isReviewable } from './financing-answer';
import { addPersonStep, writeFinancing } from './record-step';
import { managesFinancings } from './require-financing';
import { enqueueTold } from './tell-bank';
import { visibleFinancing } from './visible-financing';

/** Asks for a person to look at what a machine refused (LGPD, art. 20); while one looks, asking again changes nothing. */
export async function askReview(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { fid, reason }: { fid: string; reason: string },
): Promise<Financing> {
  const financing = await visibleFinancing(tx, caller, fid, { forUpdate: true });
  if (financing.user_id !== caller.userId && !managesFinancings(caller))
    throw notAllowed('Somente quem pediu ou quem gerencia as vendas pode pedir a revisão.');
  if (financing.provider_status === 'EM_REANALISE') return financingAnswer(tx, caller, banks, fid);
  if (!isReviewable(financing))
    throw new Refusal(409, 'Só se revê o que a análise automática do banco recusou.');

  const stepId = await addPersonStep(tx, caller, financing, { title: 'Revisão pedida', content: reason });
  await enqueueTold(tx, financing, { act: 'askReview', stepId });
  await writeFinancing(tx, caller, financing, {
    provider_status: 'EM_REANALISE',
    status_reason: null,
    waits_since: new Date(),
  });
  return financingAnswer(tx, caller, banks, fid);
}
