import {
  type ContractRoutes,
  id,
  isoDate,
  operatorReason,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { COUPON_NAME, COUPON_NAME_MESSAGE } from '../billing/coupon-name';
import { paymentMethods } from '../billing/payment-methods';
import { type PriceKey, priceKeys } from '../billing/prices';
import { cents, payableCharge, paymentMethod, planId } from './signup';
import { nextCharge, subscriptionState } from './subscription';

const priceInCents = cents.min(0).max(100_000_000);
/** Schema of the prices in cents by key. */
const pricesInCents = z.object(
  Object.fromEntries(priceKeys.map((key) => [key, priceInCents])) as Record<PriceKey, typeof priceInCents>,
);

const priceList = z.object({
  _id: id,
  validFrom: isoDate,
  prices: pricesInCents,
  by: z.string(),
  why: z.string(),
  at: timestamp,
});

const coupon = z.object({
  name: z.string(),
  discountMultiplier: z.number(),
  minVendors: z.number().int(),
  validFrom: isoDate,
  validUntil: isoDate.nullable(),
  maxUses: z.number().int().nullable(),
  uses: z.number().int(),
  by: z.string(),
  endedAt: timestamp.nullable(),
});

const chargeOfAccount = payableCharge.extend({
  at: timestamp,
  receiptNumber: z.number().int().nullable(),
  serviceInvoice: z.string().nullable(),
  coupon: z.string().nullable(),
  /** Days that it pays, `end` not included; null for a signup that is not paid yet. */
  period: z.object({ start: isoDate, end: isoDate }).nullable(),
  /** Money that came by the bank, and in another way, and did not go back. */
  bankCents: cents,
  outsideCents: cents,
  /** Payments that the bank received, in the order in which they were made. */
  payments: z.array(
    z.object({
      /** Id by which one payment is given back alone. */
      _id: z.string(),
      method: z.enum(paymentMethods),
      cents,
      /** Part that went back: refunded or disputed. */
      backCents: cents,
      isDisputed: z.boolean(),
      paidAt: timestamp,
      /**
       * Effect of giving it back alone: `credit` lowers the credit, `charge` ends the period of the charge, `spent` is refused
       * because its credit has paid another charge. Null where nothing is left of it.
       */
      refundEffect: z.enum(['credit', 'charge', 'spent']).nullable(),
    }),
  ),
  /** How the subscription would stand without this charge; null where the bank has nothing to give back. */
  afterRefund: z
    .object({ state: subscriptionState, paidUntil: isoDate.nullable(), graceUntil: isoDate.nullable() })
    .nullable(),
});

const accountBilling = z.object({
  /** Null: the account was opened by hand and owes nothing here. */
  subscription: z
    .object({
      planId,
      vendorsAmount: z.number().int(),
      monthsPerPeriod: z.union([z.literal(1), z.literal(12)]),
      method: paymentMethod,
      state: subscriptionState,
      paidUntil: isoDate.nullable(),
      canceledOn: isoDate.nullable(),
      next: z.object({ planId, vendorsAmount: z.number().int() }).nullable(),
      payer: z.object({ name: z.string(), document: z.string(), email: z.string() }),
    })
    .nullable(),
  /** Today by the clock of the account. */
  today: isoDate,
  /** Sentence that says how things stand, in Portuguese; empty for an account without subscription. */
  sentence: z.string(),
  creditCents: cents,
  nextCharge: nextCharge.nullable(),
  /** Charges, newest first. */
  charges: z.array(chargeOfAccount),
  /** Entries of the ledger, newest first. */
  entries: z.array(
    z.object({
      _id: id,
      day: isoDate,
      book: z.enum(['receivable', 'revenue', 'bank', 'outside', 'credit']),
      cents,
      why: z.string(),
    }),
  ),
});

const billingParams = z.object({ accountId: id });
const chargeParams = z.object({ accountId: id, chargeId: id });

/** API calls by which operators set prices and coupons, and mend the charges of an account. */
export const operatorBillingContract = {
  'GET /operation/prices': {
    access: 'admin',
    summary: 'The price lists, newest first',
    answer: z.object({ lists: z.array(priceList) }),
  },
  'POST /operation/prices': {
    access: 'admin',
    summary: 'Sets the prices that hold from a day to come; running subscriptions keep theirs until renewal',
    body: z.object({ validFrom: isoDate, prices: pricesInCents, why: operatorReason }),
    answer: z.object({ lists: z.array(priceList) }),
  },
  'GET /operation/coupons': {
    access: 'admin',
    summary: 'The coupons, newest first',
    answer: z.object({ coupons: z.array(coupon) }),
  },
  'POST /operation/coupons': {
    access: 'admin',
    summary: 'Makes a coupon',
    body: z.object({
      name: trimmedText(40).toUpperCase().regex(COUPON_NAME, COUPON_NAME_MESSAGE),
      discountMultiplier: z.number().min(0, 'De 0 a 1.').max(1, 'De 0 a 1.'),
      minVendors: z.number().int().min(1).max(500).default(1),
      validFrom: isoDate,
      validUntil: isoDate.nullable(),
      maxUses: z.number().int().min(1).max(1_000_000).nullable(),
    }),
    answer: z.object({ coupons: z.array(coupon) }),
  },
  'POST /operation/coupons/end/:name': {
    access: 'admin',
    summary: 'Ends a coupon; whoever used it keeps its price',
    params: z.object({ name: z.string().min(1).max(40) }),
    answer: z.object({ coupons: z.array(coupon) }),
  },
  'GET /operation/billing/single/:accountId': {
    access: 'admin',
    summary: 'The charges and the ledger of an account',
    params: billingParams,
    answer: accountBilling,
  },
  'POST /operation/billing/paid-outside/:accountId/:chargeId': {
    access: 'admin',
    summary: 'Settles a charge that was paid in another way',
    params: chargeParams,
    body: z.object({ why: operatorReason }),
    answer: accountBilling,
  },
  'POST /operation/billing/due-date/:accountId/:chargeId': {
    access: 'admin',
    summary: 'Gives an open charge another due day',
    params: chargeParams,
    body: z.object({ dueOn: isoDate, why: operatorReason }),
    answer: accountBilling,
  },
  'POST /operation/billing/refund/:accountId/:chargeId': {
    access: 'admin',
    summary: 'Gives back what was paid for a charge: all of it, or one payment',
    params: chargeParams,
    body: z.object({ why: operatorReason, paymentId: z.string().min(1).max(200).optional() }),
    answer: accountBilling,
  },
  'POST /operation/billing/credit/:accountId': {
    access: 'admin',
    summary: 'Gives an account credit, which pays its next charges',
    params: billingParams,
    body: z.object({ cents: cents.min(1).max(100_000_000), why: operatorReason }),
    answer: accountBilling,
  },
  'PUT /operation/billing/service-invoice/:accountId/:chargeId': {
    access: 'admin',
    summary: 'Notes the number of the service invoice (NFS-e) of a charge',
    params: chargeParams,
    body: z.object({ serviceInvoice: trimmedText(40), why: operatorReason }),
    answer: accountBilling,
  },
} as const satisfies ContractRoutes;

/** Charges and ledger of an account, as operators see them. */
export type AccountBilling = z.infer<typeof accountBilling>;
/** Prices with the day from which they hold. */
export type PriceListOnDay = z.infer<typeof priceList>;
/** Coupon, as operators see it. */
export type Coupon = z.infer<typeof coupon>;
