import { randomUUID } from 'node:crypto';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import type { RequestExamples } from '../example';
import { createCardToken, PERIOD_PRICE, UPGRADE_PRICE } from '../samples/billing';
import { CONFIRMATION_TOKEN, PUBLIC_BOLETO, PUBLIC_SIGNUP } from '../samples/public-records';

/** First price of the simple plan, with its setup, in reais. */
const FIRST_PRICE = 449;

const pricesInCents = {
  ...{ simple: 15_900, crm: 26_900, enterprise: 46_900, enterprise5: 72_900, enterprise10: 103_900 },
  ...{ enterprise20: 154_900, standardConfig: 30_000, premiumConfig: 90_000, prop20: 20_000 },
  ...{ digSign20: 12_000, crmRec: 8_400 },
};

const address = {
  postalCode: '13010-000',
  uf: 'SP',
  city: 'Campinas',
  address: 'Rua das Flores',
  district: 'Centro',
  number: '10',
};

const payment = { document: '529.982.247-25', vendorsAmount: 2, frontPrice: FIRST_PRICE };
const renewal = { vendorsAmount: 4, frontPrice: PERIOD_PRICE };
const upgrade = { vendorsAmount: 5, frontPrice: UPGRADE_PRICE };
const card = () => ({ cardData: { token: createCardToken() } });

/** Example requests for tests: routes of signup, payment and subscription. */
export const billingExamples = {
  'GET /signup/prices': () => ({}),
  'POST /signup/coupon-discount': () => ({ body: { couponName: 'SOL10' } }),
  'POST /signup/coupon-discount/:userId': ({ subscriberId: userId }) => ({
    params: { userId },
    body: { couponName: 'SOL10' },
  }),
  'POST /signup/step-1': () => ({
    body: {
      frontId: randomUUID(),
      name: 'Ana',
      surname: 'Souza',
      email: 'ana@girassol.test',
      phone: '(19) 99876-5432',
      planId: 2,
      vendorsAmount: 3,
      query: 'utm_source=teste',
      fbp: 'fb.1.1',
      fbc: 'fb.1.2',
      srcUrl: 'https://exemplo.com.br/',
      eventID: 'evt-1',
    },
  }),
  'GET /signup/single/:id': () => ({
    params: { id: PUBLIC_SIGNUP.id },
    headers: { cookie: PUBLIC_SIGNUP.cookie },
  }),
  'POST /signup/resume-code/:id': () => ({ params: { id: PUBLIC_SIGNUP.id } }),
  'POST /signup/resume/:id': ({ signupId: id, signupCode: code }) => ({ params: { id }, body: { code } }),
  'POST /signup/choice/:id': ({ signupId: id, signupCookie: cookie }) => ({
    params: { id },
    headers: { cookie },
    body: { planId: 1, vendorsAmount: 2 },
  }),
  'GET /signup/postal-code/:cep': () => ({ params: { cep: '13010000' } }),
  'POST /signup/step-2/:id': ({ signupId: id, signupCookie: cookie }) => ({
    params: { id },
    headers: { cookie },
    body: address,
  }),
  'POST /signup/step-3-bill/:planId/:id': ({ signupId: id, signupCookie: cookie }) => ({
    params: { planId: 1, id },
    headers: { cookie },
    body: payment,
  }),
  'POST /signup/step-3-pix/:planId/:id': ({ signupId: id, signupCookie: cookie }) => ({
    params: { planId: 1, id },
    headers: { cookie },
    body: payment,
  }),
  'POST /signup/step-3-card/:planId/:id': ({ paidSignupId: id, paidSignupCookie: cookie }) => ({
    params: { planId: 1, id },
    headers: { cookie },
    body: { ...payment, ...card() },
  }),
  'POST /signup/step-3-rec/:planId/:id': ({ paidSignupId: id, paidSignupCookie: cookie }) => ({
    params: { planId: 1, id },
    headers: { cookie },
    body: { ...payment, ...card() },
  }),
  'POST /signup/session/:id': ({ paidSignupId: id, paidSignupCookie: cookie }) => ({
    params: { id },
    headers: { cookie },
  }),
  'GET /signup/card-frame': () => ({}),
  'GET /signup/charge/:token': () => ({ params: { token: PUBLIC_SIGNUP.payToken } }),
  'PUT /signup/charge/:token': () => ({
    params: { token: PUBLIC_SIGNUP.payToken },
    body: { method: 'boleto' },
  }),
  'POST /signup/charge/:token/card': () => ({ params: { token: PUBLIC_SIGNUP.payToken }, body: card() }),

  'GET /signup/boleto/:token': () => ({ params: { token: PUBLIC_BOLETO.payToken } }),
  'GET /signup/receipt/:userId/:chargeId': ({ subscriberId: userId, chargeId }) => ({
    params: { userId, chargeId },
  }),
  'POST /signup/receipt-link/:userId/:chargeId': ({ subscriberId: userId, chargeId }) => ({
    params: { userId, chargeId },
  }),
  'GET /signup/receipt-file/:accountId/:chargeId/:name': ({
    accountId,
    chargeId,
    receiptName,
    receiptLink,
  }) => ({
    params: { accountId, chargeId, name: receiptName },
    query: receiptLink,
  }),
  'POST /signup/payments-export/:userId': ({ subscriberId: userId }) => ({
    params: { userId },
    body: { format: 'csv' },
  }),

  'GET /signup/payments/:userId': ({ subscriberId: userId }) => ({ params: { userId } }),
  'POST /signup/plan-preview/:userId': ({ subscriberId: userId }) => ({
    params: { userId },
    body: { planId: 3, vendorsAmount: 5 },
  }),
  'PUT /signup/next-plan/:userId': ({ subscriberId: userId }) => ({
    params: { userId },
    body: { next: { planId: 3, vendorsAmount: 2 } },
  }),
  'POST /signup/renovation-bill/:id': ({ subscriberId: id }) => ({ params: { id }, body: renewal }),
  'POST /signup/renovation-pix/:id': ({ subscriberId: id }) => ({ params: { id }, body: renewal }),
  'POST /signup/renovation-card/:id': ({ subscriberId: id }) => ({
    params: { id },
    body: { ...renewal, ...card() },
  }),
  'POST /signup/upgrade-bill/:id': ({ subscriberId: id }) => ({ params: { id }, body: upgrade }),
  'POST /signup/upgrade-pix/:id': ({ subscriberId: id }) => ({ params: { id }, body: upgrade }),
  'POST /signup/upgrade-card/:id': ({ subscriberId: id }) => ({
    params: { id },
    body: { ...upgrade, ...card() },
  }),
  'PUT /signup/signature/card/:userId': ({ subscriberId: userId }) => ({ params: { userId }, body: card() }),
  'POST /signup/automatic-pix/:userId': ({ subscriberId: userId }) => ({ params: { userId } }),
  'DELETE /signup/automatic-pix/:userId': ({ subscriberId: userId }) => ({ params: { userId } }),
  'PUT /signup/billing-data/:userId': ({ subscriberId: userId }) => ({
    params: { userId },
    body: {
      name: 'Sol Nascente Energia',
      document: '529.982.247-25',
      address,
      billingEmails: ['financeiro@girassol.test'],
    },
  }),
  'POST /signup/withdrawal/:userId': ({ subscriberId: userId }) => ({ params: { userId } }),
  'PATCH /signup/user-status/:userId': ({ subscriberId: userId }) => ({
    params: { userId },
    body: { mainReason: 'Preço', message: 'Volto depois.' },
  }),
  'DELETE /signup/user-status/:userId': ({ subscriberId: userId }) => ({ params: { userId } }),

  'GET /operation/prices': () => ({}),
  'POST /operation/prices': () => ({
    body: { validFrom: '2099-01-01', prices: pricesInCents, why: 'preços do ano' },
  }),
  'GET /operation/coupons': () => ({}),
  'POST /operation/coupons': () => ({
    body: {
      name: 'FEIRA20',
      discountMultiplier: 0.8,
      minVendors: 2,
      validFrom: '2026-01-01',
      validUntil: '2099-12-31',
      maxUses: 100,
    },
  }),
  'POST /operation/coupons/end/:name': () => ({ params: { name: 'FIM10' } }),
  'GET /operation/billing/single/:accountId': ({ accountId }) => ({ params: { accountId } }),
  'POST /operation/billing/paid-outside/:accountId/:chargeId': ({ accountId, openUpgradeId: chargeId }) => ({
    params: { accountId, chargeId },
    body: { why: 'depósito em conta' },
  }),
  'POST /operation/billing/due-date/:accountId/:chargeId': ({ accountId, openRenewalId: chargeId }) => ({
    params: { accountId, chargeId },
    body: { dueOn: addDays(toIsoDate(Date.now()), 20), why: 'combinado por telefone' },
  }),
  'POST /operation/billing/refund/:accountId/:chargeId': ({ accountId, chargeId }) => ({
    params: { accountId, chargeId },
    body: { why: 'pagou por engano' },
  }),
  'POST /operation/billing/credit/:accountId': ({ accountId }) => ({
    params: { accountId },
    body: { cents: 100, why: 'desculpas pelo atraso' },
  }),
  'PUT /operation/billing/service-invoice/:accountId/:chargeId': ({ accountId, chargeId }) => ({
    params: { accountId, chargeId },
    body: { serviceInvoice: '2026/1234', why: 'emitida na prefeitura' },
  }),

  'POST /users/email-confirmation/use': () => ({ body: { token: CONFIRMATION_TOKEN } }),
  'POST /users/email-confirmation/send': () => ({}),
} satisfies Partial<RequestExamples>;
