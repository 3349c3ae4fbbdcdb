import type { Row, Tx } from '../../platform/database';
import { newId } from '../../platform/database';
import type { BankSnapshot } from './bank/bank-provider';
import { readIofRates } from './read-iof-rates';
import { shownOffer } from './shown-offer';

/**
 * Keeps what the bank offers: known ones by its own name for them. One that it does not offer any more stays where somebody
 * added or chose it, as refused, and goes otherwise. What the bank took as accepted is the chosen one.
 */
export async function keepOffers(
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
  const price = await priceOf(tx, financing);
  const borrower = financing.is_cnpj ? 'COMPANY' : 'PERSON';

  for (const [position, bankOffer] of offers.entries()) {
    const iofRates = await readIofRates(tx, bankOffer.releaseDate);
    const { offer, terms } = shownOffer(bankOffer, { price, borrower, iofRates });
    const columns = {
      position,
      offer: JSON.stringify(offer),
      terms: JSON.stringify(terms),
      valid_until: bankOffer.validUntil,
    };
    await tx
      .insertInto('financing_options')
      .values({ account_id, id: newId(), financing_id, reference: bankOffer.reference, ...columns })
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

/** R$ that the bank was asked for; of the proposal, once what it was asked with is forgotten. */
async function priceOf(tx: Tx, { account_id, id, proposal_id }: Row<'financings'>): Promise<number> {
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
