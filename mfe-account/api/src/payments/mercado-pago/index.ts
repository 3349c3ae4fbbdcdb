import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type {
  ChargeReport,
  FindRequest,
  PaymentProvider,
  RefundRequest,
  ReportedRefund,
  WebhookEvent,
  WebhookRequest,
} from '../payment-provider';
import { PaymentProviderError } from '../payment-provider-error';
import type { MercadoPagoSettings } from '../payment-settings';
import { type MercadoPagoPayment, paymentAnswer, paymentSearchAnswer, refundAnswer } from './answers';
import { MERCADO_PAGO_CARD_PATH, registerCardPage } from './card-page';
import {
  createChargePayments,
  getCardChargeReference,
  getChargeReference,
  isChargeReference,
} from './charge-payments';
import { createMercadoPagoClient, type MercadoPagoClient } from './client';
import { buildChargeReport, toCents } from './payment-report';
import { chargeMercadoPagoCard, saveMercadoPagoCard } from './saved-cards';
import { verifyMercadoPagoSignature } from './verify-signature';

const PAYMENT_ID = /^\d{1,30}$/;
const isOpen = ({ status }: MercadoPagoPayment) => status === 'pending' || status === 'in_process';

/** Opens Mercado Pago with the page on which a payer's card becomes a token. */
export async function openMercadoPago(
  app: FastifyInstance,
  settings: MercadoPagoSettings,
): Promise<PaymentProvider> {
  await registerCardPage(app, settings.publicKey);
  return createMercadoPagoProvider(settings);
}

/**
 * Creates the payment provider for Mercado Pago. A charge is two payments there, for Pix and for the boleto, under one
 * external reference; when one is paid, reading the charge cancels the other. It offers no automatic Pix.
 */
export function createMercadoPagoProvider(settings: MercadoPagoSettings): PaymentProvider {
  const call = createMercadoPagoClient(settings);
  return {
    name: 'mercadopago',
    label: 'Mercado Pago',
    // Its search may lag behind by some minutes.
    capabilities: {
      offersAutomaticPix: false,
      hasSingleDebtForPixAndBoleto: false,
      unknownAfterSeconds: 900,
    },

    createCharge: (request) => createChargePayments(call, request),
    saveCard: (request) => saveMercadoPagoCard(call, request),
    chargeCard: (request) => chargeMercadoPagoCard(call, request),
    async cancelCharge(reference) {
      for (const payment of await findParts(call, reference))
        if (isOpen(payment)) await cancelPart(call, payment);
    },
    refund: (request) => refundPayment(call, request),
    findCharge: (request) => findMercadoPagoCharge(call, request),
    readCharge: (reference) => readMercadoPagoCharge(call, reference),

    requestAuthorization: refuseAutomaticPix,
    readAuthorization: refuseAutomaticPix,
    cancelAuthorization: refuseAutomaticPix,
    scheduleDebit: refuseAutomaticPix,
    cancelDebit: refuseAutomaticPix,

    readWebhook: (request) => readMercadoPagoWebhook(settings.webhookSecret, request),
    getCardFrame: () => ({ url: MERCADO_PAGO_CARD_PATH, origin: '' }),
  };
}

async function refuseAutomaticPix(): Promise<never> {
  throw new PaymentProviderError('notOffered', 'O Mercado Pago não oferece o Pix Automático aqui.');
}

/** Finds the payments of a charge. Throws if there is none. */
async function findParts(call: MercadoPagoClient, reference: string): Promise<MercadoPagoPayment[]> {
  const query = new URLSearchParams({ external_reference: reference, sort: 'date_created', criteria: 'asc' });
  const { results } = await call({
    method: 'GET',
    path: `/v1/payments/search?${query}`,
    answer: paymentSearchAnswer,
  });
  if (results.length === 0)
    throw new PaymentProviderError('notFound', 'O Mercado Pago não conhece esta cobrança.');
  return results;
}

/** Finds a charge or card charge by our key, which its reference is made of. */
async function findMercadoPagoCharge(
  call: MercadoPagoClient,
  { kind, key }: FindRequest,
): Promise<ChargeReport | null> {
  if (kind === 'debit') return null;
  const reference = kind === 'card' ? getCardChargeReference(key) : getChargeReference(key);
  try {
    return buildChargeReport(reference, await findParts(call, reference));
  } catch (error) {
    if (error instanceof PaymentProviderError && error.reason === 'notFound') return null;
    throw error;
  }
}

const cancelPart = (call: MercadoPagoClient, { id }: MercadoPagoPayment) =>
  call({ method: 'PUT', path: `/v1/payments/${id}`, body: { status: 'cancelled' }, answer: paymentAnswer });

/** Reads a charge by its reference, or by the id of one of its payments, which is what an event names. */
async function readMercadoPagoCharge(call: MercadoPagoClient, asked: string): Promise<ChargeReport> {
  const named = PAYMENT_ID.test(asked)
    ? await call({ method: 'GET', path: `/v1/payments/${asked}`, answer: paymentAnswer })
    : null;
  const reference = named ? named.external_reference : asked;
  if (!reference) throw new PaymentProviderError('notFound', 'Este pagamento não é de uma cobrança nossa.');
  const found = await findParts(call, reference).catch((error: unknown) => {
    // The search may lag behind; a payment that was read by its id is there already.
    if (named && error instanceof PaymentProviderError && error.reason === 'notFound') return [named];
    throw error;
  });
  const parts = named ? [named, ...found.filter(({ id }) => id !== named.id)] : found;
  const report = buildChargeReport(reference, parts);
  if (report.state === 'paid' && isChargeReference(reference)) await cancelOpenParts(call, parts);
  return report;
}

/** Cancels the parts of a charge that another part has paid. What fails now is tried at the next reading. */
async function cancelOpenParts(call: MercadoPagoClient, parts: readonly MercadoPagoPayment[]): Promise<void> {
  for (const part of parts) if (isOpen(part)) await cancelPart(call, part).catch(() => undefined);
}

async function refundPayment(
  call: MercadoPagoClient,
  { key, paymentId, amountCents }: RefundRequest,
): Promise<ReportedRefund> {
  if (!PAYMENT_ID.test(paymentId))
    throw new PaymentProviderError('notFound', 'O Mercado Pago não conhece este pagamento.');
  const refund = await call({
    method: 'POST',
    path: `/v1/payments/${paymentId}/refunds`,
    idempotencyKey: `refund-${key}`,
    body: { amount: amountCents / 100 },
    answer: refundAnswer,
  });
  return { id: refund.id, paymentId, cents: toCents(refund.amount), at: new Date(refund.date_created) };
}

const notificationBody = z.object({ type: z.string() }).partial();

/**
 * Verifies a notification and reads the id of its payment. The signature covers the query's `data.id`, the request id and
 * the time, not the body: nothing of the body is believed, and the event's id is made of what was signed.
 */
function readMercadoPagoWebhook(
  secret: string,
  { rawBody, headers, query }: WebhookRequest,
): WebhookEvent | null {
  const dataId = getText(query['data.id']);
  const requestId = getText(headers['x-request-id']);
  const signed = verifyMercadoPagoSignature(secret, {
    dataId,
    requestId,
    signature: getText(headers['x-signature']),
  });
  if (!signed || !dataId || !PAYMENT_ID.test(dataId)) return null;
  const type = getText(query.type) ?? notificationBody.safeParse(parseJson(rawBody)).data?.type;
  if (type !== 'payment') return null;
  return { eventId: `${dataId}:${requestId ?? ''}:${signed.ts}`, reference: dataId, kind: 'charge' };
}

const getText = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
