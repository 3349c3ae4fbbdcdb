import { isEmail } from '@girassol/shared-domain';
import { type ContractRoutes, id, isoDate, timestamp, trimmedText } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import {
  cardData,
  cents,
  chargeLine,
  payableCharge,
  payerAddress,
  payerDocument,
  paymentMethod,
  planId,
  vendors,
} from './signup';

const userIdParams = z.object({ userId: id });
const idParams = z.object({ id });

const chargeAnswer = z.object({
  charge: payableCharge,
  billLink: z.string(),
  qrCodeBase64: z.string(),
  /** Price in reais. */
  finalPrice: z.number(),
});

/** Schema of the name of a coupon; empty without one. */
const couponOrNone = trimmedText(40).toUpperCase().default('');

const change = z.object({
  coupon: couponOrNone,
  vendorsAmount: vendors,
  /** Price in reais that the screen shows; another one is refused (409). */
  frontPrice: z.number(),
});

const planPreview = z.object({
  planId,
  vendorsAmount: z.number().int(),
  /** `now`: paid and working at once; `nextPeriod`: from the renewal on; `none`: nothing changes. */
  from: z.enum(['now', 'nextPeriod', 'none']),
  lines: z.array(chargeLine),
  /** Amount to be paid now. */
  dueCents: cents,
  /** Price of one more period, without a coupon. */
  renewalCents: cents,
  /** One more period as its charge is made, with the coupon. */
  renewal: z.object({ lines: z.array(chargeLine), cents }),
  startsOn: isoDate,
});

/** Schema of the state of a subscription. */
export const subscriptionState = z.enum(['pending', 'active', 'pastDue', 'suspended', 'ended']);
/** Schema of the charge that comes next. */
export const nextCharge = z.object({
  dueOn: isoDate,
  amountCents: cents,
  lines: z.array(chargeLine),
  method: paymentMethod,
});

const overview = z.object({
  /** Null: the account was opened by hand and owes nothing here. */
  subscription: z
    .object({
      planId,
      vendorsAmount: z.number().int(),
      monthsPerPeriod: z.union([z.literal(1), z.literal(12)]),
      method: paymentMethod,
      state: subscriptionState,
      isTrial: z.boolean(),
      paidUntil: isoDate.nullable(),
      graceUntil: isoDate.nullable(),
      canceledOn: isoDate.nullable(),
      /** Plan and vendors from the next period on, if they change. */
      next: z.object({ planId, vendorsAmount: z.number().int() }).nullable(),
      card: z.object({ brand: z.string(), lastDigits: z.string(), expires: z.string() }).nullable(),
      authorization: z
        .object({
          state: z.enum(['pending', 'active', 'refused', 'canceled']),
          maxCents: cents.nullable(),
        })
        .nullable(),
      /** May the first payment still be taken back? */
      mayWithdraw: z.boolean(),
      offersAutomaticPix: z.boolean(),
    })
    .nullable(),
  /** Sentence that says how things stand, in Portuguese. */
  sentence: z.string(),
  today: isoDate,
  creditCents: cents,
  nextCharge: nextCharge
    /** Coupon of a charge that is issued already; empty without one. */
    .extend({ coupon: z.string() })
    .nullable(),
  /** Charges, newest first. */
  payments: z.array(
    payableCharge.extend({
      at: timestamp,
      receiptNumber: z.number().int().nullable(),
      serviceInvoice: z.string().nullable(),
    }),
  ),
  /** Past and coming events, oldest first. */
  timeline: z.array(z.object({ day: isoDate, text: z.string(), isPast: z.boolean() })),
  /** Document and address are missing in a trial until its owner pays: '' and null. */
  payer: z.object({
    name: z.string(),
    document: z.string(),
    email: z.string(),
    address: payerAddress.nullable(),
  }),
  billingEmails: z.array(z.string()),
  /** E-mail of the owner that was not confirmed yet; null: nothing has to be confirmed. */
  unconfirmedEmail: z.string().nullable(),
  /** Day of the next payment, and plan, as the specification names them. */
  dueDate: isoDate.nullable(),
  plan: planId.nullable(),
});

/** Reasons of a cancellation, all of them optional. */
const cancellation = z.object({
  mainReason: trimmedText(200).default(''),
  secondaryReason: trimmedText(200).default(''),
  reasonToComeBack: trimmedText(200).default(''),
  otherReasonToComeBack: trimmedText(200).default(''),
  message: trimmedText(2_000).default(''),
});

const statusAnswer = z.object({
  newStatus: z.object({
    statusOk: z.boolean(),
    status: z.string(),
    signupPlan: z.enum(['BASIC', 'CRM', 'ENTERPRISE']),
    /** First day without access. */
    endsOn: isoDate.nullable(),
  }),
});

/** API calls by which the owner of an account sees, pays and changes its subscription, also while it is unpaid. */
export const subscriptionContract = {
  'GET /signup/payments/:userId': {
    access: 'session',
    summary: 'How the subscription stands: state, next charge, payments',
    params: userIdParams,
    answer: overview,
  },
  'POST /signup/plan-preview/:userId': {
    access: 'session',
    summary: 'What a change of plan or vendors costs, and from when it holds',
    onlyAsks: true,
    params: userIdParams,
    body: z.object({ planId, vendorsAmount: vendors, coupon: couponOrNone }),
    answer: planPreview,
  },
  'PUT /signup/next-plan/:userId': {
    access: 'session',
    summary: 'Changes plan and vendors from the next period on, or withdraws that',
    params: userIdParams,
    body: z.object({ next: z.object({ planId, vendorsAmount: vendors }).nullable() }),
    answer: overview,
  },
  'POST /signup/renovation-bill/:id': {
    access: 'session',
    summary: 'Renews by boleto',
    params: idParams,
    body: change,
    answer: chargeAnswer,
  },
  'POST /signup/renovation-pix/:id': {
    access: 'session',
    summary: 'Renews by Pix',
    params: idParams,
    body: change,
    answer: chargeAnswer,
  },
  'POST /signup/renovation-card/:id': {
    access: 'session',
    summary: 'Renews by card',
    params: idParams,
    body: change.extend({ cardData }),
    answer: chargeAnswer,
  },
  'POST /signup/upgrade-bill/:id': {
    access: 'session',
    summary: 'Changes to the enterprise plan, or to more vendors of it, by boleto',
    params: idParams,
    body: change,
    answer: chargeAnswer,
  },
  'POST /signup/upgrade-pix/:id': {
    access: 'session',
    summary: 'Changes to the enterprise plan, or to more vendors of it, by Pix',
    params: idParams,
    body: change,
    answer: chargeAnswer,
  },
  'POST /signup/upgrade-card/:id': {
    access: 'session',
    summary: 'Changes to the enterprise plan, or to more vendors of it, by card',
    params: idParams,
    body: change.extend({ cardData }),
    answer: chargeAnswer,
  },
  'PUT /signup/signature/card/:userId': {
    access: 'session',
    summary: 'Replaces the card of the subscription',
    params: userIdParams,
    body: z.object({ cardData }),
    answer: overview,
  },
  'POST /signup/automatic-pix/:userId': {
    access: 'session',
    summary: 'Asks for the authorization of Pix Automático',
    params: userIdParams,
    answer: z.object({ pixCode: z.string(), demonstrationPage: z.string().nullable() }),
  },
  'DELETE /signup/automatic-pix/:userId': {
    access: 'session',
    summary: 'Ends the authorization of Pix Automático',
    params: userIdParams,
    answer: overview,
  },
  'PUT /signup/billing-data/:userId': {
    access: 'session',
    summary: 'Name, document and address of the payer, and who is mailed besides the owner',
    params: userIdParams,
    body: z.object({
      name: trimmedText(120).min(2, 'Informe o nome ou a razão social.'),
      document: payerDocument,
      /** Stays as it is where it is left out. */
      address: payerAddress.optional(),
      billingEmails: z
        .array(trimmedText(254).refine(isEmail, 'Insira um e-mail válido.'))
        .max(5, 'No máximo 5 e-mails.'),
    }),
    answer: overview,
  },
  'POST /signup/withdrawal/:userId': {
    access: 'session',
    summary: 'Takes back the first payment within 7 days, and ends the subscription',
    params: userIdParams,
    answer: overview,
  },
  'PATCH /signup/user-status/:userId': {
    access: 'session',
    summary: 'Cancels the subscription: access ends with what is paid',
    params: userIdParams,
    body: cancellation,
    answer: statusAnswer,
  },
  'DELETE /signup/user-status/:userId': {
    access: 'session',
    summary: 'Takes a cancellation back before the end',
    params: userIdParams,
    answer: statusAnswer,
  },
} as const satisfies ContractRoutes;

/** State of an account's subscription with its charges, as `/financeiro` shows it. */
export type SubscriptionOverview = z.infer<typeof overview>;
/** Price of a change of plan or vendors, and the day from which it holds. */
export type PlanPreview = z.infer<typeof planPreview>;
