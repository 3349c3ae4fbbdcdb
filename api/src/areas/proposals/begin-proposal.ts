import { loadSettingsDocument } from '@girassol/account-api/settings';
import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import { requireProposalAccess } from '@girassol/api-platform/access/require-proposals';
import { loadAccountToday } from '@girassol/api-platform/clock';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import type {
  ParsedRequestBody,
  Proposal,
  ProposalCustomization,
  ProposalTheme,
} from '@girassol/shared-domain/contract';
import { loadVisibleCustomer } from '../customers/load-visible-customer';
import { findMunicipalIrradiation } from '../irradiation/municipal-irradiation';
import { loadVisibleItem } from '../kanbans/board-access';
import { buildConsumptionSections } from './build-consumption-sections';
import { saveLastDistributorCharges } from './distributor-charges';
import { loadProposalRecord } from './load-proposal-record';
import { generateFrontId } from './proposal-ids';
import { publishProposalsChanged } from './publish-proposals-changed';

const BEGIN = 'POST /proposals/step-1/:cid/:userId';

/**
 * Creates a proposal for a customer. The owner is the user whom the request names, and the validity is the
 * number of days that the account has set.
 */
export async function beginProposal(
  tx: Tx,
  caller: Caller,
  { cid, userId }: { cid: string; userId: string },
  { saleId, ...consumption }: ParsedRequestBody<typeof BEGIN>,
): Promise<Proposal> {
  requireProposalAccess(caller);
  const customer = await loadVisibleCustomer(tx, caller, cid);
  const { kind, userIds } = await resolveUserScope(tx, caller, userId);
  if (saleId !== null) {
    const item = await loadVisibleItem(tx, caller, saleId);
    if (item.customer_id !== customer.id) throw invalidField('saleId', 'Este item é de outro cliente.');
  }
  const { calculation, proposalTheme } = await loadSettingsDocument(tx, caller.accountId);
  const sections = buildConsumptionSections(consumption, {
    calculationSettings: calculation,
    municipalIrradiation: await findMunicipalIrradiation(tx, consumption.location),
    year: Number(toIsoDate(Date.now()).slice(0, 4)),
  });
  // Charges of a visitor's simulation are no preference of the account.
  if (!caller.voice) await saveLastDistributorCharges(tx, caller, consumption);
  const validityDate = await computeDefaultValidity(tx, caller.accountId);
  const made = await tx
    .insertInto('proposals')
    .values({
      account_id: caller.accountId,
      id: generateId(),
      front_id: generateFrontId(),
      customer_id: customer.id,
      sale_id: saleId,
      // Seen as the company or a team, a new proposal is the caller's own.
      user_id: (kind === 'VENDOR' && userIds?.[0]) || caller.userId,
      validity_date: validityDate,
      step: 1,
      data: JSON.stringify({
        ...sections,
        proposalCustomizationData: buildCustomization(validityDate, proposalTheme),
      }),
      updated_by: caller.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId: customer.id,
    saleId,
    title: 'Proposta iniciada',
    content: `Proposta iniciada para ${customer.name}.`,
  });
  await publishProposalsChanged(tx, caller, made);
  return loadProposalRecord(tx, caller, made);
}

/** Computes the last day on which a proposal created today is valid (proposals-018). */
export async function computeDefaultValidity(tx: Tx, accountId: string): Promise<string> {
  const { proposalValidityDays } = await loadSettingsDocument(tx, accountId);
  return addDays(await loadAccountToday(tx, accountId), proposalValidityDays);
}

const buildCustomization = (validityDate: string, theme: ProposalTheme): ProposalCustomization => ({
  validityDate,
  theme,
  title: '',
  message: '',
  closing: '',
  hiddenSections: [],
});
