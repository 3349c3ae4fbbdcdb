import type { Row, Tx } from '@girassol/api-platform/database';
import { generateId } from '@girassol/api-platform/database';
import { getBorrowerKind } from '@girassol/shared-domain/financing';
import type { BankSnapshot } from './bank/bank-provider';
import { computeDisplayedOffer } from './compute-displayed-offer';
import { loadIofRates } from './load-iof-rates';

/**
 * Saves the offers of a bank as options of a financing, matched by the bank's reference. An offer that the
 * bank has withdrawn is marked as refused if a user added or chose it, and is deleted otherwise. The offer
 * that the bank reports as accepted becomes the chosen option.
 */
export async function saveBankOffers(
  tx: Tx,
  financing: Row<'financings'>,
  { offers, accepted }: Pick<BankSnapshot, 'offers' | 'accepted'>,
): Promise<void> {
  const { account_id, id: financing_id } = financing;
  const known = await tx
    .selectFrom('financing_options')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('financing_id', '=', financing_id)
    .execute();
  if (offers.length === 0 && known.length === 0) return;
  const price = await loadRequestedPrice(tx, financing);
  const borrower = getBorrowerKind({ isCNPJ: financing.is_cnpj, isSimples: financing.is_simples });

  for (const [position, bankOffer] of offers.entries()) {
    const iofRates = await loadIofRates(tx, bankOffer.releaseDate);
    const { offer, terms } = computeDisplayedOffer(bankOffer, { price, borrower, iofRates });
    const columns = {
      position,
      offer: JSON.stringify(offer),
      terms: JSON.stringify(terms),
      valid_until: bankOffer.validUntil,
    };
    await tx
      .insertInto('financing_options')
      .values({ account_id, id: generateId(), financing_id, reference: bankOffer.reference, ...columns })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'financing_id', 'reference']).doUpdateSet(columns),
      )
      .execute();
  }
  const offered = new Set(offers.map(({ reference }) => reference));
  for (const option of known.filter(({ reference }) => offers.length > 0 && !offered.has(reference)))
    await dropOffer(tx, option);
  if (accepted !== null) await chooseOnly(tx, financing, accepted);
}

async function dropOffer(
  tx: Tx,
  { account_id, id, added, chosen, offer }: Row<'financing_options'>,
): Promise<void> {
  if (added === null && !chosen) {
    await tx
      .deleteFrom('financing_options')
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .execute();
    return;
  }
  await tx
    .updateTable('financing_options')
    .set({ offer: JSON.stringify({ ...offer, refused: true }) })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/** First nothing, then the one: two chosen ones may not stand beside each other for a moment. */
async function chooseOnly(tx: Tx, { account_id, id }: Row<'financings'>, reference: string): Promise<void> {
  const ofFinancing = () =>
    tx.updateTable('financing_options').where('account_id', '=', account_id).where('financing_id', '=', id);
  await ofFinancing()
    .set({ chosen: false })
    .where('chosen', '=', true)
    .where('reference', '<>', reference)
    .execute();
  await ofFinancing().set({ chosen: true }).where('reference', '=', reference).execute();
}

/** Loads the amount in R$ that was requested from the bank, or the price of the proposal if the request was erased. */
async function loadRequestedPrice(
  tx: Tx,
  { account_id, id, proposal_id }: Row<'financings'>,
): Promise<number> {
  const asked = await tx
    .selectFrom('financing_requests')
    .select('request')
    .where('account_id', '=', account_id)
    .where('financing_id', '=', id)
    .executeTakeFirst();
  if (asked?.request) return asked.request.projectValue;
  const { final_price_cents } = await tx
    .selectFrom('proposals')
    .select('final_price_cents')
    .where('account_id', '=', account_id)
    .where('id', '=', proposal_id)
    .executeTakeFirstOrThrow();
  return final_price_cents / 100;
}
