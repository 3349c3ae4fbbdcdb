import type { SubscriptionOverview } from '@girassol/account-domain/contract';
import { buildPaidCharge, NOW } from '../payment/charge.fixture';
import type { Subscription } from './subscription-part';

/** Builds the subscription of an account that has paid for a year, for tests. */
export const buildSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  planId: 2,
  vendorsAmount: 2,
  monthsPerPeriod: 12,
  method: 'pix',
  state: 'active',
  isTrial: false,
  paidUntil: '2027-11-26',
  graceUntil: null,
  canceledOn: null,
  next: null,
  card: null,
  authorization: null,
  mayWithdraw: false,
  offersAutomaticPix: true,
  ...changes,
});

/** Builds how a subscription stands, for tests. */
export const buildOverview = (
  subscription: Partial<Subscription> = {},
  changes: Partial<SubscriptionOverview> = {},
): SubscriptionOverview => ({
  subscription: buildSubscription(subscription),
  sentence: 'Ativa até 25/11/2027; próxima cobrança de R$ 1.188,00 em 26/11/2027 por Pix.',
  today: '2026-11-26',
  creditCents: 0,
  nextCharge: {
    dueOn: '2027-11-26',
    amountCents: 118_800,
    lines: [{ label: 'Plano CRM, 12 meses', cents: 118_800 }],
    method: 'pix',
    coupon: '',
  },
  payments: [{ ...buildPaidCharge(), at: NOW, receiptNumber: 12, serviceInvoice: null }],
  timeline: [
    { day: '2026-11-26', text: 'R$ 1.488,00 pagos', isPast: true },
    { day: '2027-11-16', text: 'Emitimos a cobrança da renovação', isPast: false },
  ],
  payer: {
    name: 'Sol Nascente Ltda',
    document: '12ABC34501DE35',
    email: 'ana@exemplo.com.br',
    address: {
      postalCode: '13010-000',
      uf: 'SP',
      city: 'Campinas',
      address: 'Rua das Flores',
      district: 'Centro',
      number: '10',
      complement: '',
    },
  },
  billingEmails: ['contador@exemplo.com.br'],
  unconfirmedEmail: null,
  dueDate: '2027-11-26',
  plan: 2,
  ...changes,
});
