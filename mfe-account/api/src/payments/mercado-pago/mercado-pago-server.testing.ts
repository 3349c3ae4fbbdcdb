import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { MercadoPagoSettings } from '../payment-settings';

/** Payment of the double, in the shape of Mercado Pago. */
export interface DoublePayment {
  id: number;
  status: string;
  status_detail: string;
  payment_method_id: string;
  payment_type_id: string;
  external_reference: string;
  transaction_amount: number;
  date_approved: string | null;
  date_last_updated: string;
  refunds: { id: number; payment_id: number; amount: number; date_created: string }[];
  [field: string]: unknown;
}

/** Request that the double received. */
export interface DoubleRequest {
  method: string;
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

/** Local server in the shape of Mercado Pago, with what it received and what it stores. */
export interface MercadoPagoServer {
  settings: MercadoPagoSettings;
  requests: DoubleRequest[];
  payments: DoublePayment[];
  /** Answers every call with this status while it is set. */
  failWith: number | null;
  /** Answers with this status while it is set, after a payment was made: the answer is lost. */
  loseAnswersWith: number | null;
  /** `status_detail` with which the next card payment is refused. */
  refuseNextCard: string | null;
  close(): Promise<void>;
}

const AT = '2026-11-30T10:00:00.000-03:00';
const BARCODE = '23793987600000469400054259700000528701488700';

/** Starts the double. It does a POST with the same idempotency key once. */
export async function startMercadoPagoServer(): Promise<MercadoPagoServer> {
  const answers = new Map<string, unknown>();
  let lastId = 1_000;
  const customers: { id: string; email: unknown }[] = [];
  const card = {
    id: 'card-1',
    expiration_month: 3,
    expiration_year: 2030,
    last_four_digits: '1111',
    payment_method: { id: 'visa', name: 'Visa' },
  };

  function createPayment(body: Record<string, unknown>): DoublePayment {
    lastId += 1;
    const method = String(body.payment_method_id);
    const isCard = typeof body.token === 'string';
    const refusal = isCard ? double.refuseNextCard : null;
    if (isCard) double.refuseNextCard = null;
    const payment: DoublePayment = {
      id: lastId,
      status: refusal ? 'rejected' : isCard ? 'approved' : 'pending',
      status_detail: refusal ?? (isCard ? 'accredited' : 'pending_waiting_transfer'),
      payment_method_id: method,
      payment_type_id: isCard ? 'credit_card' : method === 'pix' ? 'bank_transfer' : 'ticket',
      external_reference: String(body.external_reference),
      transaction_amount: Number(body.transaction_amount),
      date_approved: isCard && !refusal ? AT : null,
      date_last_updated: AT,
      refunds: [],
      ...(method === 'pix' && { point_of_interaction: { transaction_data: { qr_code: 'pix-code' } } }),
      ...(method === 'bolbradesco' && { barcode: { content: BARCODE } }),
    };
    double.payments.push(payment);
    return payment;
  }

  function answer({ method, path, body }: DoubleRequest): unknown {
    const url = new URL(path, 'http://double');
    const [, , kind, id, part] = url.pathname.split('/');
    const payment = double.payments.find((one) => String(one.id) === id);
    const at = `${method} ${kind}${part ? `/${part}` : ''}`;
    if (at === 'GET payments' && id === 'search')
      return {
        results: double.payments.filter(
          (one) => one.external_reference === url.searchParams.get('external_reference'),
        ),
      };
    if (at === 'GET payments') return payment;
    if (at === 'POST payments') return createPayment(body);
    if (at === 'PUT payments' && payment)
      return Object.assign(payment, { status: body.status, status_detail: 'by_collector' });
    if (at === 'POST payments/refunds' && payment) {
      lastId += 1;
      const refund = { id: lastId, payment_id: payment.id, amount: Number(body.amount), date_created: AT };
      payment.refunds.push(refund);
      return refund;
    }
    if (at === 'GET customers' && id === 'search')
      return { results: customers.filter(({ email }) => email === url.searchParams.get('email')) };
    if (at === 'POST customers') {
      const customer = { id: `customer-${customers.length + 1}`, email: body.email };
      customers.push(customer);
      return customer;
    }
    if (at === 'POST customers/cards' || at === 'GET customers/cards') return card;
    if (at === 'POST card_tokens') return { id: `token-of-${String(body.card_id)}` };
    return undefined;
  }

  async function take(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { method = '', url: path = '', headers } = request;
    if (headers.authorization !== 'Bearer access-token') return { status: 401, body: {} };
    const key = headers['x-idempotency-key'];
    const parsed: unknown = method === 'GET' ? {} : await json(request);
    const body = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
    const received: DoubleRequest = { method, path, key: typeof key === 'string' ? key : undefined, body };
    double.requests.push(received);
    if (double.failWith !== null) return { status: double.failWith, body: {} };
    const known = received.key === undefined ? undefined : answers.get(received.key);
    const given = known ?? answer(received);
    if (received.key !== undefined) answers.set(received.key, given);
    if (double.loseAnswersWith !== null && method === 'POST' && path === '/v1/payments')
      return { status: double.loseAnswersWith, body: {} };
    return given === undefined
      ? { status: 404, body: {} }
      : { status: method === 'POST' ? 201 : 200, body: given };
  }

  const server: Server = createServer((request, response) => {
    take(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const double: MercadoPagoServer = {
    settings: {
      url: `http://127.0.0.1:${port}`,
      accessToken: 'access-token',
      webhookSecret: 'secret-of-the-webhook',
      publicKey: 'public-key',
    },
    requests: [],
    payments: [],
    failWith: null,
    loseAnswersWith: null,
    refuseNextCard: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return double;
}

/** Builds the headers and query of a genuine notification about a payment. */
export function buildSignedNotification(
  secret: string,
  { dataId, requestId = 'request-1', ts = '1764500000' }: { dataId: string; requestId?: string; ts?: string },
): { headers: Record<string, string>; query: Record<string, string> } {
  const manifest = `id:${dataId.toLowerCase()};request-id:${requestId};ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
  return {
    headers: { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
    query: { 'data.id': dataId, type: 'payment' },
  };
}
