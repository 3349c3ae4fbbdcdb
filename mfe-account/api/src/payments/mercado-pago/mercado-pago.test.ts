import { parseBoleto } from '@girassol/shared-domain';
import { testPayer } from '../payer.fixture';
import type { ChargeRequest, PaymentProvider } from '../payment-provider';
import { createMercadoPagoProvider } from '.';
import {
  buildSignedNotification,
  type MercadoPagoServer,
  startMercadoPagoServer,
} from './mercado-pago-server.testing';

let double: MercadoPagoServer;
let provider: PaymentProvider;
beforeAll(async () => {
  double = await startMercadoPagoServer();
  provider = createMercadoPagoProvider(double.settings);
});
afterAll(() => double.close());
beforeEach(() => {
  double.requests.length = 0;
  double.failWith = null;
  double.loseAnswersWith = null;
});

const now = new Date('2026-11-30T13:00:00Z');
let lastKey = 0;
const buildRequest = (): ChargeRequest => ({
  key: `key-${++lastKey}`,
  amountCents: 118_855,
  dueOn: '2026-12-05',
  expiresAt: new Date('2026-12-01T13:00:00Z'),
  description: 'Plano CRM',
  payer: testPayer,
  accountId: null,
  now,
});
const listParts = (reference: string) =>
  double.payments.filter(({ external_reference }) => external_reference === reference);
const getPart = (reference: string, method: string) => {
  const part = listParts(reference).find(({ payment_method_id }) => payment_method_id === method);
  if (!part) throw new Error(`no ${method}`);
  return part;
};
const approve = (reference: string, method: string) =>
  Object.assign(getPart(reference, method), {
    status: 'approved',
    status_detail: 'accredited',
    date_approved: '2026-12-01T09:30:00.000-03:00',
  });

test('a charge is two payments of one reference, each with its idempotency key', async () => {
  const request = buildRequest();
  const issued = await provider.createCharge(request);
  expect(issued.pixCode).toBe('pix-code');
  expect(parseBoleto(issued.boletoLine, '2026-11-30')?.barcode).toBe(issued.boletoBarcode);
  expect(double.requests.map(({ key }) => key)).toEqual([
    `charge-${request.key}-pix`,
    `charge-${request.key}-bolbradesco`,
  ]);
  expect(double.requests[0]?.body).toMatchObject({
    transaction_amount: 1188.55,
    payment_method_id: 'pix',
    date_of_expiration: '2026-12-01T10:00:00.000-03:00',
    payer: {
      first_name: testPayer.name,
      identification: { type: 'CNPJ', number: '12ABC34501DE35' },
      address: { zip_code: '12245000', federal_unit: 'SP' },
    },
  });
  expect(double.requests[1]?.body.date_of_expiration).toBe('2026-12-05T23:59:59.000-03:00');
  expect(await provider.createCharge(request)).toEqual(issued);
  expect(listParts(issued.reference)).toHaveLength(2);
});

test('an answer that was lost is found again by the same keys', async () => {
  const request = buildRequest();
  double.failWith = 503;
  await expect(provider.createCharge(request)).rejects.toMatchObject({ isTemporary: true });
  double.failWith = null;
  const { reference } = await provider.createCharge(request);
  expect(listParts(reference)).toHaveLength(2);
});

test('a charge that Pix has paid is read by its reference or by a payment’s id, and its boleto is canceled', async () => {
  const { reference } = await provider.createCharge(buildRequest());
  expect(await provider.readCharge(reference)).toMatchObject({ reference, state: 'open', payments: [] });
  const { id } = approve(reference, 'pix');
  const report = await provider.readCharge(String(id));
  expect(report).toMatchObject({
    reference,
    state: 'paid',
    payments: [{ id: String(id), cents: 118_855, method: 'pix', paidAt: new Date('2026-12-01T12:30:00Z') }],
  });
  expect(getPart(reference, 'bolbradesco').status).toBe('cancelled');
  expect(await provider.readCharge(reference)).toEqual(report);
});

test('both parts paid within a moment are both listed', async () => {
  const { reference } = await provider.createCharge(buildRequest());
  approve(reference, 'pix');
  approve(reference, 'bolbradesco');
  const { payments } = await provider.readCharge(reference);
  expect(payments.map(({ method }) => method)).toEqual(['pix', 'boleto']);
});

test('a canceled charge has no open part, and one that expired says so', async () => {
  const { reference } = await provider.createCharge(buildRequest());
  await provider.cancelCharge(reference, now);
  expect((await provider.readCharge(reference)).state).toBe('canceled');
  for (const part of listParts(reference)) part.status_detail = 'expired';
  expect((await provider.readCharge(reference)).state).toBe('expired');
});

test('money goes back once per key, and a dispute is told', async () => {
  const { reference } = await provider.createCharge(buildRequest());
  const part = approve(reference, 'pix');
  const request = { key: 'refund-1', reference, paymentId: String(part.id), amountCents: 10_050, now };
  expect(await provider.refund(request)).toEqual(await provider.refund(request));
  expect((await provider.readCharge(reference)).refunds).toMatchObject([
    { paymentId: String(part.id), cents: 10_050 },
  ]);
  part.status = 'charged_back';
  expect(await provider.readCharge(reference)).toMatchObject({
    state: 'disputed',
    disputes: [{ paymentId: String(part.id) }],
  });
});

test('a mediation, a refund without a list and a chargeback that we won are told as what they are', async () => {
  const { reference } = await provider.createCharge(buildRequest());
  const part = approve(reference, 'pix');
  const read = async (status: string, status_detail: string) => {
    Object.assign(part, { status, status_detail, date_last_updated: new Date().toISOString() });
    return provider.readCharge(reference);
  };
  const inMediation = await read('in_mediation', 'pending');
  expect(inMediation).toMatchObject({ state: 'disputed', disputes: [{}], refunds: [] });
  const refunded = await read('refunded', 'refunded');
  expect(refunded).toMatchObject({ state: 'refunded', disputes: [], refunds: [{ cents: 118_855 }] });
  expect(refunded.payments[0]?.revision).toBeGreaterThanOrEqual(inMediation.payments[0]?.revision ?? 0);
  expect(await read('charged_back', 'settled')).toMatchObject({ state: 'disputed', disputes: [{}] });
  expect(await read('charged_back', 'reimbursed')).toMatchObject({
    state: 'paid',
    payments: [{}],
    disputes: [],
    refunds: [],
  });
});

test('a card is saved with its customer and charged by a new token', async () => {
  const saved = await provider.saveCard({ token: 'token-1', payer: testPayer, now });
  expect(saved).toEqual({
    reference: 'customer-1/card-1',
    brand: 'Visa',
    lastDigits: '1111',
    expires: '2030-03',
  });
  await provider.saveCard({ token: 'token-2', payer: testPayer, now });
  expect(double.requests.filter(({ path }) => path === '/v1/customers')).toHaveLength(1);
  const request = {
    key: 'card-charge-1',
    card: saved.reference,
    amountCents: 7_900,
    description: 'Plano CRM',
    payer: testPayer,
    accountId: null,
    now,
  };
  const report = await provider.chargeCard(request);
  expect(report).toMatchObject({
    state: 'paid',
    payments: [{ cents: 7_900, method: 'card' }],
    refusal: null,
  });
  expect(await provider.chargeCard(request)).toEqual(report);
  expect(listParts(report.reference)).toHaveLength(1);
  expect(double.requests.at(-1)?.body).toMatchObject({
    token: 'token-of-card-1',
    installments: 1,
    payer: { type: 'customer', id: 'customer-1' },
  });
});

test('a card payment whose answer is lost is found by its key, and made once', async () => {
  const request = {
    key: 'lost-answer',
    card: 'customer-1/card-1',
    amountCents: 7_900,
    description: 'Plano CRM',
    payer: testPayer,
    accountId: null,
    now,
  };
  expect(await provider.findCharge({ kind: 'card', key: request.key, now })).toBeNull();
  double.loseAnswersWith = 502;
  await expect(provider.chargeCard(request)).rejects.toMatchObject({ isTemporary: true });
  double.loseAnswersWith = null;
  const found = await provider.findCharge({ kind: 'card', key: request.key, now });
  expect(found).toMatchObject({
    key: request.key,
    state: 'paid',
    payments: [{ cents: 7_900, method: 'card' }],
  });
  expect(await provider.chargeCard(request)).toEqual(found);
  expect(listParts('card-lost-answer')).toHaveLength(1);
  double.failWith = 503;
  await expect(provider.findCharge({ kind: 'card', key: 'x', now })).rejects.toMatchObject({
    isTemporary: true,
  });
});

test('a charge whose answer is lost is found and closed by its key', async () => {
  const request = buildRequest();
  double.loseAnswersWith = 502;
  await expect(provider.createCharge(request)).rejects.toMatchObject({ isTemporary: true });
  double.loseAnswersWith = null;
  const found = await provider.findCharge({ kind: 'charge', key: request.key, now });
  expect(found).toMatchObject({ key: request.key, state: 'open', payments: [] });
  await provider.cancelCharge(found?.reference ?? '', now);
  expect(listParts(found?.reference ?? '').map(({ status }) => status)).toEqual(['cancelled']);
});

test.each([
  ['cc_rejected_insufficient_amount', 'soft'],
  ['cc_rejected_card_disabled', 'hard'],
])('a card that is refused with %s may be charged again: %s', async (detail, kind) => {
  double.refuseNextCard = detail;
  const report = await provider.chargeCard({
    key: `refused-${detail}`,
    card: 'customer-1/card-1',
    amountCents: 100,
    description: 'x',
    payer: testPayer,
    accountId: null,
    now,
  });
  expect(report).toMatchObject({ state: 'failed', payments: [], refusal: { kind } });
});

test.each([
  [500, true],
  [429, true],
  [400, false],
  [404, false],
])('status %p of the bank is temporary: %p', async (status, isTemporary) => {
  double.failWith = status;
  await expect(provider.readCharge('charge-x')).rejects.toMatchObject({ isTemporary });
});

test('a bank that cannot be reached is a temporary error', async () => {
  const nobody = createMercadoPagoProvider({ ...double.settings, url: 'http://127.0.0.1:1' });
  await expect(nobody.readCharge('charge-x')).rejects.toMatchObject({ isTemporary: true });
});

test('automatic Pix is not offered', async () => {
  expect(provider.capabilities.offersAutomaticPix).toBe(false);
  await expect(provider.readAuthorization('x')).rejects.toMatchObject({ reason: 'notOffered' });
});

test('a notification names its payment; its body is not believed', () => {
  const { headers, query } = buildSignedNotification(double.settings.webhookSecret, { dataId: '123' });
  const rawBody = Buffer.from(JSON.stringify({ id: 9, type: 'payment', data: { id: '666' } }));
  expect(provider.readWebhook({ rawBody, headers, query })).toEqual({
    eventId: '123:request-1:1764500000',
    reference: '123',
    kind: 'charge',
  });
  expect(provider.readWebhook({ rawBody, headers, query: { ...query, 'data.id': '666' } })).toBeNull();
  expect(provider.readWebhook({ rawBody, headers: {}, query })).toBeNull();
  expect(provider.readWebhook({ rawBody, headers, query: { ...query, type: 'plan' } })).toBeNull();
});
