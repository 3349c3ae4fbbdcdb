import { formatBoletoLine, getTaxDocumentTypeLabel } from '@girassol/shared-domain';
import type { ChargeRequest, IssuedCharge, Payer } from '../payment-provider';
import { PaymentProviderError } from '../payment-provider-error';
import { type MercadoPagoPayment, paymentAnswer } from './answers';
import type { MercadoPagoClient } from './client';

/** Reference of a charge that is payable by Pix and by boleto: both payments carry it. */
export const getChargeReference = (key: string): string => `charge-${key}`;
export const getCardChargeReference = (key: string): string => `card-${key}`;
const KEY = /^(?:charge|card)-(.+)$/;
/** Returns our key of a reference; null for one that is not ours. */
export const getKeyOfReference = (reference: string): string | null => KEY.exec(reference)?.[1] ?? null;
export const isChargeReference = (reference: string): boolean => reference.startsWith('charge-');

/** Offset of São Paulo, which has had no summer time since 2019. */
const OFFSET = '-03:00';

/** Formats an instant as Mercado Pago asks for it: `2026-11-30T23:59:59.000-03:00`. */
export function formatInstant(date: Date): string {
  const local = new Date(date.getTime() - 3 * 60 * 60 * 1000).toISOString();
  return local.replace('Z', OFFSET);
}

/** Builds the payer as Mercado Pago wants it. A company has its whole name in the first one. */
export function buildPayer({ name, document, email, address }: Payer): Record<string, unknown> {
  const type = getTaxDocumentTypeLabel(document);
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const names =
    type === 'CNPJ'
      ? { first_name: name, last_name: name }
      : { first_name: first, last_name: rest.join(' ') || first };
  return {
    email,
    ...names,
    identification: { type, number: document },
    address: {
      zip_code: address.postalCode,
      street_name: address.street,
      street_number: address.number,
      neighborhood: address.district,
      city: address.city,
      federal_unit: address.state,
    },
  };
}

/**
 * Creates the two payments of a charge under one reference. Both have an idempotency key, so that a repetition after a lost
 * answer finds them again.
 */
export async function createChargePayments(
  call: MercadoPagoClient,
  request: ChargeRequest,
): Promise<IssuedCharge> {
  const { key, amountCents, dueOn, expiresAt, description, payer } = request;
  const reference = getChargeReference(key);
  const create = (method: 'pix' | 'bolbradesco', dateOfExpiration: string) =>
    call({
      method: 'POST',
      path: '/v1/payments',
      idempotencyKey: `${reference}-${method}`,
      body: {
        transaction_amount: amountCents / 100,
        description,
        payment_method_id: method,
        external_reference: reference,
        date_of_expiration: dateOfExpiration,
        payer: buildPayer(payer),
      },
      answer: paymentAnswer,
    });
  const pix = await create('pix', formatInstant(expiresAt));
  const boleto = await create('bolbradesco', `${dueOn}T23:59:59.000${OFFSET}`);
  return {
    reference,
    pixCode: requireText(pix.point_of_interaction?.transaction_data?.qr_code),
    ...readBoleto(boleto),
  };
}

function readBoleto({
  barcode,
  transaction_details,
}: MercadoPagoPayment): Omit<IssuedCharge, 'reference' | 'pixCode'> {
  const boletoBarcode = requireText(barcode?.content ?? transaction_details?.barcode?.content);
  if (!/^\d{44}$/.test(boletoBarcode)) throw createIncompleteAnswerError();
  const line = transaction_details?.digitable_line?.replace(/\D/g, '');
  return { boletoBarcode, boletoLine: line || formatBoletoLine(boletoBarcode) };
}

function requireText(text: string | null | undefined): string {
  if (!text) throw createIncompleteAnswerError();
  return text;
}

const createIncompleteAnswerError = () =>
  new PaymentProviderError('bankUnavailable', 'O Mercado Pago ainda não devolveu os códigos da cobrança.');
