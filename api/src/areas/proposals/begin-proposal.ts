import { addDays, toIsoDate } from '@girassol/shared-domain';
import type {
  ParsedBody,
  Proposal,
  ProposalCustomization,
  ProposalTheme,
} from '@girassol/shared-domain/contract';
import { type Caller, resolveScope } from '../../platform/access';
import { requireProposals } from '../../platform/access/require-proposals';
import { accountToday } from '../../platform/clock';
import { newId, type Tx } from '../../platform/database';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { wrongField } from '../../platform/refusals/refusal';
import { visibleCustomer } from '../customers/visible-customer';
import { municipalIrradiationOf } from '../irradiation/municipal-irradiation';
import { visibleItem } from '../kanbans/board-access';
import { readSettingsDocument } from '../settings/read-settings';
import { consumptionSections } from './consumption-sections';
import { keepDistributorCharges } from './distributor-charges';
import { proposalAnswer } from './proposal-answer';
import { newFrontId } from './proposal-ids';
import { tellProposals } from './tell-proposals';

const BEGIN = 'POST /proposals/step-1/:cid/:userId';

/** Begins a proposal of a customer, of the user in the address, valid for the days that the account set. */
export async function beginProposal(
  tx: Tx,
  caller: Caller,
  { cid, userId }: { cid: string; userId: string },
  { saleId, ...consumption }: ParsedBody<typeof BEGIN>,
): Promise<Proposal> {
  requireProposals(caller);
  const customer = await visibleCustomer(tx, caller, cid);
  const { kind, userIds } = await resolveScope(tx, caller, userId);
  if (saleId !== null) {
    const item = await visibleItem(tx, caller, saleId);
    if (item.customer_id !== customer.id) throw wrongField('saleId', 'Este item é de outro cliente.');
  }
  const { calculation, proposalTheme } = await readSettingsDocument(tx, caller.accountId);
  const sections = consumptionSections(consumption, {
    calculationSettings: calculation,
    municipalIrradiation: await municipalIrradiationOf(tx, consumption.location),
    year: Number(toIsoDate(Date.now()).slice(0, 4)),
  });
  // What a visitor's simulation was made with is nobody's habit.
  if (!caller.voice) await keepDistributorCharges(tx, caller, consumption);
  const validityDate = await usualValidity(tx, caller.accountId);
  const made = await tx
    .insertInto('proposals')
    .values({
      account_id: caller.accountId,
      id: newId(),
      front_id: newFrontId(),
      customer_id: customer.id,
      sale_id: saleId,
      // Seen as the company or a team, a new proposal is the caller's own.
      user_id: (kind === 'VENDOR' && userIds?.[0]) || caller.userId,
      validity_date: validityDate,
      step: 1,
      data: JSON.stringify({
        ...sections,
        proposalCustomizationData: customisationOf(validityDate, proposalTheme),
      }),
      updated_by: caller.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId: customer.id,
    saleId,
    title: 'Proposta iniciada',
    content: `Proposta iniciada para ${customer.name}.`,
  });
  await tellProposals(tx, caller, made);
  return proposalAnswer(tx, caller, made);
}

/** The day until which a proposal made today is valid (proposals-018). */
export async function usualValidity(tx: Tx, accountId: string): Promise<string> {
  const { proposalValidityDays } = await readSettingsDocument(tx, accountId);
  return addDays(await accountToday(tx, accountId), proposalValidityDays);
}

const customisationOf = (validityDate: string, theme: ProposalTheme): ProposalCustomization => ({
  validityDate,
  theme,
  title: '',
  message: '',
  closing: '',
  hiddenSections: [],
});
