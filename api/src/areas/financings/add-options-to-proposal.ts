import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  formatMoney,
  formatProposalNumber,
  MAX_FINANCING_OFFERS,
  normalizeFinancingOffers,
  roundToCents,
} from '@girassol/shared-domain';
import type { Financing, FinancingOffer } from '@girassol/shared-domain/contract';
import { findAgreement } from '../proposals/agreement';
import { loadVisibleProposal } from '../proposals/load-visible-proposal';
import { updateProposal } from '../proposals/save-step';
import type { Banks } from './bank/banks';
import { addPersonStep, updateFinancing } from './financing-steps';
import { loadFinancing } from './load-financing';
import { loadVisibleFinancing } from './load-visible-financing';
import { requireOpenFinancing } from './require-open-financing';
import { requireUsableOption } from './require-usable-option';

/**
 * Adds one to four bank options of a financing, with their total cost, to its proposal as offers, in the
 * given order, and replaces the bank offers that the proposal had before. Offers typed by users stay; a
 * proposal that the customer has agreed to is not changed. Throws 409 if the proposal would have more than
 * four offers.
 */
export async function addOptionsToProposal(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { fid, optionIds }: { fid: string; optionIds: readonly string[] },
): Promise<Financing> {
  // The financing before its proposal, as everywhere: whoever holds one waits for nobody who holds the other.
  const financing = await loadVisibleFinancing(tx, caller, fid, { forUpdate: true });
  const proposal = await loadVisibleProposal(tx, caller, financing.proposal_id, { forUpdate: true });
  requireOpenFinancing(financing);
  const known = await tx
    .selectFrom('financing_options')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('financing_id', '=', fid)
    .execute();
  const today = await loadAccountToday(tx, caller.accountId);
  const added = [...new Set(optionIds)].map((id) => {
    const option = known.find((one) => one.id === id);
    if (!option) throw notFound('Esta opção não existe mais.');
    requireUsableOption(option, today);
    return option;
  });
  if (known.some(({ chosen, id }) => chosen && !optionIds.includes(id)))
    throw new Refusal(409, 'A opção escolhida para contratar não pode sair da proposta.');

  await markAdded(tx, financing, added);
  const isAgreed = (await findAgreement(tx, proposal)) !== undefined;
  // A proposal that was agreed to stays as the customer saw it.
  if (!isAgreed) await offerIn(tx, caller, proposal, added);
  const terms = added
    .map(({ offer }) => `${offer.installments}x de ${formatMoney(offer.installmentValue)}`)
    .join(', ');
  const number = formatProposalNumber(proposal.count);
  await addPersonStep(
    tx,
    caller,
    financing,
    isAgreed
      ? {
          title: 'Opções separadas para contratar',
          content: `${terms}. A proposta ${number} já foi fechada e continua como estava.`,
        }
      : { title: 'Opções adicionadas à proposta', content: `${terms} na proposta ${number}` },
  );
  await updateFinancing(tx, caller, financing);
  return loadFinancing(tx, caller, banks, fid);
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
  const offers = [...options.map(toFinancingOffer), ...byHand];
  if (offers.length > MAX_FINANCING_OFFERS)
    throw new Refusal(
      409,
      `A proposta mostra até ${MAX_FINANCING_OFFERS} ofertas e já tem ${byHand.length} digitada${byHand.length === 1 ? '' : 's'} à mão. Tire alguma no passo Financiamento da proposta, ou adicione menos opções.`,
    );
  await updateProposal(tx, caller, proposal, {
    sections: { revenueData: { ...revenueData, financing: normalizeFinancingOffers(offers) } },
  });
}

/**
 * Converts a bank option to an offer of a proposal: the instalment without insurance, and the figures that the law
 * requires.
 */
const toFinancingOffer = ({ id, offer }: Row<'financing_options'>): FinancingOffer => ({
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
    ...(offer.isReducedIof && { isReducedIof: true }),
    tariff: offer.tariff,
    cetYear: offer.cetYear,
    cetMonth: offer.cetMonth,
    firstDueDate: offer.firstDueDate,
    validUntil: offer.validUntil,
  },
  options: [
    {
      installments: offer.installments,
      value: roundToCents(offer.installmentValue - offer.insuranceValue),
      insuranceValue: offer.insuranceValue,
    },
  ],
});
