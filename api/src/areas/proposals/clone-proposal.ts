import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { nameProposal, toIsoDate } from '@girassol/shared-domain';
import type { ProposalData } from '@girassol/shared-domain/contract';
import { getStudyStartYear } from '@girassol/shared-domain/solar';
import { findAgreement } from './agreement';
import { computeDefaultValidity } from './begin-proposal';
import { loadVisibleProposal } from './load-visible-proposal';
import { generateFrontId } from './proposal-ids';
import { publishProposalsChanged } from './publish-proposals-changed';

/** The last step that a copy keeps: it was not validated yet. */
const LAST_COPIED_STEP = 5;

/**
 * Copies a proposal for the same customer and returns the frontId of the copy. The copy belongs to the
 * caller, has a new validity, and starts without number, views and monitoring link. If the copy is a new
 * version, it stores the id of the agreed proposal that it follows; throws 409 if that proposal has no
 * agreement.
 */
export async function cloneProposal(
  tx: Tx,
  caller: Caller,
  reference: string,
  { isNewVersion = false }: { isNewVersion?: boolean } = {},
): Promise<{ clonedProposalId: string }> {
  const original = await loadVisibleProposal(tx, caller, reference);
  if (isNewVersion && !(await findAgreement(tx, original)))
    throw new Refusal(409, 'Esta proposta ainda pode ser editada: não é preciso uma nova versão.');
  const validityDate = await computeDefaultValidity(tx, caller.accountId);
  const { monitoringLink: _, proposalCustomizationData, ...data } = original.data;
  const clonedProposalId = generateFrontId();
  await tx
    .insertInto('proposals')
    .values({
      account_id: caller.accountId,
      id: generateId(),
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
        ...getFirstYearToCopy(original),
        ...(proposalCustomizationData && {
          proposalCustomizationData: { ...proposalCustomizationData, validityDate },
        }),
      }),
      updated_by: caller.userId,
    })
    .execute();
  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId: original.customer_id,
    saleId: original.sale_id,
    title: isNewVersion ? 'Nova versão de proposta' : 'Proposta clonada',
    content: isNewVersion
      ? `Uma nova versão da ${nameProposal(original.count)} foi iniciada.`
      : `Uma nova proposta foi iniciada a partir da ${nameProposal(original.count)}.`,
  });
  await publishProposalsChanged(tx, caller, original);
  return { clonedProposalId };
}

/**
 * Returns the first year of a priced proposal for its copy, because the copied price and savings belong to that year.
 * Returns nothing for a proposal without a price.
 */
function getFirstYearToCopy({
  data,
  registered_at,
}: Pick<Row<'proposals'>, 'data' | 'registered_at'>): Pick<ProposalData, 'firstYear'> {
  if (!data.revenueData) return {};
  return { firstYear: getStudyStartYear(data, toIsoDate(registered_at.getTime())) };
}
