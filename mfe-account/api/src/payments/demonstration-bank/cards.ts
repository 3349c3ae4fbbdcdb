import type { Row, Tx } from '@girassol/api-platform/database';
import { addMonths, toIsoDate } from '@girassol/shared-domain';
import type { CardChargeRequest, ReportedRefusal, SaveCardRequest, SavedCard } from '../payment-provider';
import { PaymentProviderError } from '../payment-provider-error';
import { buildBankClock } from './bank-clock';
import type { BankCharge } from './charge-report';
import { addBankPayment, requireAmount, saveBankCharge } from './charges';
import { drawReference } from './codes';
import { requireBankUp } from './outages';
import { type TestCardKind, testCardKinds, testCards } from './test-cards';

/** Token of the card page: which test card it is, and something random. */
const TOKEN = /^demo_([a-zA-Z]{1,20})_[\w-]{8,64}$/;
const MONTHS_OF_VALIDITY = 36;

const refusals = {
  softRefusal: { kind: 'soft', message: 'O cartão está sem limite para esta compra.' },
  blocked: { kind: 'hard', message: 'O banco emissor bloqueou este cartão.' },
  expired: { kind: 'hard', message: 'O cartão está vencido.' },
} as const satisfies Record<string, ReportedRefusal>;

const isTestCard = (text: string | undefined): text is TestCardKind =>
  testCardKinds.some((kind) => kind === text);

/** Exchanges a token of the card page for a saved card. The same token answers the same card. */
export async function saveBankCard(tx: Tx, { token, now }: SaveCardRequest): Promise<SavedCard> {
  await requireBankUp(tx, now);
  const kind = TOKEN.exec(token)?.[1];
  if (!isTestCard(kind))
    throw new PaymentProviderError('invalidToken', 'Os dados do cartão não foram reconhecidos.');
  const months = kind === 'expiresNextMonth' ? 1 : MONTHS_OF_VALIDITY;
  await tx
    .insertInto('demo_payment_cards')
    .values({
      reference: `card_${drawReference()}`,
      token,
      test_card: kind,
      expires: addMonths(`${toIsoDate(now.getTime()).slice(0, 7)}-01`, months).slice(0, 7),
    })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
  const { reference, expires } = await tx
    .selectFrom('demo_payment_cards')
    .select(['reference', 'expires'])
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  const { brand, lastDigits } = testCards[kind];
  return { reference, brand, lastDigits, expires };
}

/** Charges a saved card once for a key. Returns the charge, paid or failed. */
export async function chargeBankCard(tx: Tx, request: CardChargeRequest): Promise<BankCharge> {
  const { key, card: cardReference, amountCents, description, payer, accountId, now } = request;
  requireAmount(amountCents);
  await requireBankUp(tx, now);
  const card = await tx
    .selectFrom('demo_payment_cards')
    .selectAll()
    .where('reference', '=', cardReference)
    .forUpdate()
    .executeTakeFirst();
  if (!card) throw new PaymentProviderError('notFound', 'O Banco Demonstração não conhece este cartão.');
  const charge = await tx
    .insertInto('demo_payment_charges')
    .values({
      reference: drawReference(),
      kind: 'card',
      key,
      ...buildBankClock(accountId, now),
      amount_cents: amountCents,
      description,
      payer: JSON.stringify(payer),
      card: cardReference,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!charge) return loadCardCharge(tx, key);
  const refusal = findRefusal(card, now);
  if (refusal) return saveBankCharge(tx, charge, { state: 'failed', refusal });
  await tx
    .updateTable('demo_payment_cards')
    .set({ charges: card.charges + 1 })
    .where('reference', '=', cardReference)
    .execute();
  return addBankPayment(tx, charge, { cents: amountCents, method: 'card', paidAt: now });
}

const loadCardCharge = (tx: Tx, key: string): Promise<BankCharge> =>
  tx
    .selectFrom('demo_payment_charges')
    .selectAll()
    .where('kind', '=', 'card')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

function findRefusal(card: Row<'demo_payment_cards'>, now: Date): ReportedRefusal | null {
  if (toIsoDate(now.getTime()).slice(0, 7) > card.expires) return refusals.expired;
  if (card.test_card === 'softRefusal') return refusals.softRefusal;
  const isDead = card.test_card === 'diesAfterFirst' && card.charges > 0;
  return isDead || card.test_card === 'hardRefusal' ? refusals.blocked : null;
}
