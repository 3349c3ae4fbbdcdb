import type { CardChargeRequest, ChargeReport, SaveCardRequest, SavedCard } from '../payment-provider';
import { PaymentProviderError } from '../payment-provider-error';
import { cardAnswer, cardTokenAnswer, customerAnswer, customerSearchAnswer, paymentAnswer } from './answers';
import { getCardChargeReference } from './charge-payments';
import type { MercadoPagoClient } from './client';
import { buildChargeReport } from './payment-report';

/** Saves the card of a token with the customer that has the payer's e-mail. */
export async function saveMercadoPagoCard(
  call: MercadoPagoClient,
  { token, payer }: SaveCardRequest,
): Promise<SavedCard> {
  const customer = await findOrCreateCustomer(call, payer.email);
  const card = await call({
    method: 'POST',
    path: `/v1/customers/${encodeURIComponent(customer)}/cards`,
    idempotencyKey: `card-${token}`,
    body: { token },
    answer: cardAnswer,
  });
  return {
    reference: `${customer}/${card.id}`,
    brand: card.payment_method.name ?? card.payment_method.id,
    lastDigits: card.last_four_digits,
    expires: `${card.expiration_year}-${String(card.expiration_month).padStart(2, '0')}`,
  };
}

async function findOrCreateCustomer(call: MercadoPagoClient, email: string): Promise<string> {
  const { results } = await call({
    method: 'GET',
    path: `/v1/customers/search?${new URLSearchParams({ email })}`,
    answer: customerSearchAnswer,
  });
  const [known] = results;
  if (known) return known.id;
  const created = await call({
    method: 'POST',
    path: '/v1/customers',
    idempotencyKey: `customer-${email}`,
    body: { email },
    answer: customerAnswer,
  });
  return created.id;
}

/** Charges a saved card: a new token of the card, and a payment with it. A refusal is part of the report. */
export async function chargeMercadoPagoCard(
  call: MercadoPagoClient,
  { key, card: cardReference, amountCents, description, payer }: CardChargeRequest,
): Promise<ChargeReport> {
  const [customer = '', cardId = ''] = cardReference.split('/');
  if (!customer || !cardId)
    throw new PaymentProviderError('notFound', 'O Mercado Pago não conhece este cartão.');
  const reference = getCardChargeReference(key);
  const card = await call({
    method: 'GET',
    path: `/v1/customers/${encodeURIComponent(customer)}/cards/${encodeURIComponent(cardId)}`,
    answer: cardAnswer,
  });
  const { id: token } = await call({
    method: 'POST',
    path: '/v1/card_tokens',
    idempotencyKey: `${reference}-token`,
    body: { customer_id: customer, card_id: cardId },
    answer: cardTokenAnswer,
  });
  const payment = await call({
    method: 'POST',
    path: '/v1/payments',
    idempotencyKey: reference,
    body: {
      transaction_amount: amountCents / 100,
      description,
      payment_method_id: card.payment_method.id,
      external_reference: reference,
      installments: 1,
      token,
      payer: { type: 'customer', id: customer, email: payer.email },
    },
    answer: paymentAnswer,
  });
  return buildChargeReport(reference, [payment]);
}
