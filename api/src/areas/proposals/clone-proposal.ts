import { formatProposalNumber } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import { newId, type Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { Refusal } from '../../platform/refusals/refusal';
import { agreementOf } from './agreement';
import { usualValidity } from './begin-proposal';
import { newFrontId } from './proposal-ids';
import { visibleProposal } from './visible-proposal';

/** The last step that a copy keeps: it was not validated yet. */
const LAST_COPIED_STEP = 5;

/**
 * A new proposal of the same customer with the data of another: of who clones it, valid anew, without number, views or
 * monitoring link. A new version is one of what was agreed to, and names it. Answers its frontId, which the edit address
 * takes.
 */
export async function cloneProposal(
  tx: Tx,
  caller: Caller,
  reference: string,
  { isNewVersion = false }: { isNewVersion?: boolean } = {},
): Promise<{ clonedProposalId: string }> {
  const original = await visibleProposal(tx, caller, reference);
  if (isNewVersion && !(await agreementOf(tx, original)))
    throw new Refusal(409, 'Esta proposta ainda pode ser editada: não é preciso uma nova versão.');
  const validityDate = await usualValidity(tx, caller.accountId);
  const { monitoringLink: _, proposalCustomizationData, ...data } = original.data;
  const clonedProposalId = newFrontId();
  await tx
    .insertInto('proposals')
    .values({
      account_id: caller.accountId,
      id: newId(),
      front_id: clonedProposalId,
      customer_id: original.customer_id,
      sale_id: original.sale_id,
      predecessor_id: isNewVersion ? original.id : null,
      user_id: caller.userId,
      power: original.power,
      final_price_cents: original.final_price_cents,
      validity_date: validityDate,
      step: Math.min(original.step, LAST_COPIED_STEP),
      data: JSON.stringify({
        ...data,
        ...(proposalCustomizationData && {
          proposalCustomizationData: { ...proposalCustomizationData, validityDate },
        }),
      }),
      updated_by: caller.userId,
    })
    .execute();
  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId: original.customer_id,
    saleId: original.sale_id,
    title: isNewVersion ? 'Nova versão de proposta' : 'Proposta clonada',
    content: isNewVersion
      ? `Uma nova versão da proposta ${formatProposalNumber(original.count)} foi iniciada.`
      : `Uma nova proposta foi iniciada a partir da ${formatProposalNumber(original.count)}.`,
  });
  await publish(tx, caller, { kind: 'proposals-changed', customer: original.customer_id });
  return { clonedProposalId };
}
