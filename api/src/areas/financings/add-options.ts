import {
  formatMoney,
  formatProposalNumber,
  MAX_FINANCING_OFFERS,
  soundOffers,
} from '@girassol/shared-domain';
import type { Financing, FinancingOffer } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { accountToday } from '../../platform/clock';
import type { Row, Tx } from '../../platform/database';
import { notFound, Refusal } from '../../platform/refusals/refusal';
import { agreementOf } from '../proposals/agreement';
import { visibleProposal } from '../proposals/visible-proposal';
import { writeProposal } from '../proposals/write-step';
import type { Banks } from './bank/providers';
import { financingAnswer } from './financing-answer';
import { addPersonStep, writeFinancing } from './record-step';
import { requireOpen } from './require-open';
import { requireUsable } from './require-usable';
import { visibleFinancing } from './visible-financing';

/**
 * Adds one to four options to the proposal, in the order given: they are its financing offers from now on, with what they
 * cost as a whole, in place of those that a bank gave before. What was typed by hand stays.
 */
export async function addOptions(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { fid, optionIds }: { fid: string; optionIds: readonly string[] },
): Promise<Financing> {
  // The financing before its proposal, as everywhere: whoever holds one waits for nobody who holds the other.
  const financing = await visibleFinancing(tx, caller, fid, { forUpdate: true });
  const proposal = await visibleProposal(tx, caller, financing.proposal_id, { forUpdate: true });
  requireOpen(financing);
  const known = await tx
    .selectFrom('financing_options')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('financing_id', '=', fid)
    .execute();
  const today = await accountToday(tx, caller.accountId);
  const added = [...new Set(optionIds)].map((id) => {
    const option = known.find((one) => one.id === id);
    if (!option) throw notFound('Esta opção não existe mais.');
    requireUsable(option, today);
    return option;
  });
  if (known.some(({ chosen, id }) => chosen && !optionIds.includes(id)))
    throw new Refusal(409, 'A opção escolhida para contratar não pode sair da proposta.');

  await markAdded(tx, financing, added);
  const isAgreed = (await agreementOf(tx, proposal)) !== undefined;
  // What was agreed to stays as the customer saw it.
  if (!isAgreed) await offerIn(tx, caller, proposal, added);
  await addPersonStep(tx, caller, financing, {
    title: 'Opções adicionadas à proposta',
    content: `${added.map(({ offer }) => `${offer.installments}x de ${formatMoney(offer.installmentValue)}`).join(', ')} na proposta ${formatProposalNumber(proposal.count)}`,
  });
  await writeFinancing(tx, caller, financing);
  return financingAnswer(tx, caller, banks, fid);
}

async function markAdded(
  tx: Tx,
  { account_id, proposal_id, id }: Row<'financings'>,
  options: readonly Row<'financing_options'>[],
): Promise<void> {
  // Of the proposal's other financings as well: theirs are replaced.
  await tx
    .updateTable('financing_options')
    .set({ added: null })
    .where('account_id', '=', account_id)
    .where('added', 'is not', null)
    .where((where) =>
      where.or([
        where('financing_id', '=', id),
        where(
          'financing_id',
          'in',
          where
            .selectFrom('financings')
            .select('id')
            .where('account_id', '=', account_id)
            .where('proposal_id', '=', proposal_id),
        ),
      ]),
    )
    .execute();
  for (const [index, option] of options.entries()) {
    await tx
      .updateTable('financing_options')
      .set({ added: index + 1 })
      .where('account_id', '=', account_id)
      .where('id', '=', option.id)
      .execute();
  }
}

async function offerIn(
  tx: Tx,
  caller: Caller,
  proposal: Row<'proposals'>,
  options: readonly Row<'financing_options'>[],
): Promise<void> {
  const { revenueData } = proposal.data;
  if (!revenueData) throw new Refusal(409, 'Defina o preço da proposta antes de oferecer financiamento.');
  const byHand = (revenueData.financing ?? []).filter(({ cost }) => cost === undefined);
  const offers = [...options.map(offerOfOption), ...byHand];
  if (offers.length > MAX_FINANCING_OFFERS)
    throw new Refusal(
      409,
      `A proposta mostra até ${MAX_FINANCING_OFFERS} ofertas e já tem ${byHand.length} digitada${byHand.length === 1 ? '' : 's'} à mão. Tire alguma no passo Financiamento da proposta, ou adicione menos opções.`,
    );
  await writeProposal(tx, caller, proposal, {
    sections: { revenueData: { ...revenueData, financing: soundOffers(offers) } },
  });
}

/** An option as its proposal shows it: the instalment without insurance, and all that the law asks for. */
const offerOfOption = ({ id, offer }: Row<'financing_options'>): FinancingOffer => ({
  bank: offer.bank,
  insurance: offer.insurance,
  gracePeriod: offer.gracePeriod,
  entry: offer.entry,
  entryInstallments: 0,
  finOptId: id,
  fee: offer.fee,
  bestChoice: offer.bestChoice,
  cost: {
    system: offer.system,
    lastInstallmentValue: offer.lastInstallmentValue,
    totalFinanced: offer.totalFinanced,
    totalPayment: offer.totalPayment,
    releasedToPurchase: offer.releasedToPurchase,
    iof: offer.iof,
    tariff: offer.tariff,
    cetYear: offer.cetYear,
    cetMonth: offer.cetMonth,
    firstDueDate: offer.firstDueDate,
    validUntil: offer.validUntil,
  },
  options: [
    {
      installments: offer.installments,
      value: Math.round((offer.installmentValue - offer.insuranceValue) * 100) / 100,
      insuranceValue: offer.insuranceValue,
    },
  ],
});
