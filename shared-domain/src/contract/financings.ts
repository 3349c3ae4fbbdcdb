import { z } from 'zod';
import { bankReviewStatuses, financingDocumentStatuses } from '../financing/document-status';
import { archiveFile } from './archives';
import { dealRecord } from './deal-records';
import type { ContractRoutes } from './route';
import { emptyObject, id, isoDate, pageNumber, reais, timestamp, trimmedText } from './schemas';

/**
 * Variants of a financing request: `BTG` for an account without the Marketplace module, `MARKETPLACE` for an
 * account with the module (financing-005).
 */
export const financingVariants = ['BTG', 'MARKETPLACE'] as const;
const variant = z.enum(financingVariants);
const stage = z.enum(['SIMULATION', 'DEAL']);
const financingDocumentStatus = z.enum(financingDocumentStatuses);

/**
 * Schema of a bank's offer. Amounts in R$ unless a field says otherwise; the last three fields are those that the law
 * requires to be shown.
 */
const offer = z.object({
  bank: z.string(),
  installments: z.number().int(),
  /** The first; of a SAC they fall to `lastInstallmentValue`. With insurance. */
  installmentValue: z.number(),
  /** Additive, as all that has no counterpart in the specification. */
  lastInstallmentValue: z.number(),
  system: z.enum(['PRICE', 'SAC']),
  /** Months without an instalment; days until the first one. */
  gracePeriod: z.number().int(),
  gracePeriodDays: z.number().int(),
  entry: z.number(),
  /** Fractions: 0.0149 is 1.49 %. */
  fee: z.number(),
  feeYearly: z.number(),
  totalFinanced: z.number(),
  totalPayment: z.number(),
  insurance: z.boolean(),
  /** In each instalment. */
  insuranceValue: z.number(),
  releaseDate: isoDate,
  firstDueDate: isoDate,
  /** The last day on which it holds. */
  validUntil: isoDate,
  preApproved: z.boolean(),
  bestChoice: z.boolean(),
  /** The bank does not lend on these terms. */
  refused: z.boolean(),
  /** Amount released for the purchase; the fields below are deducted from it or added to it. */
  releasedToPurchase: z.number(),
  iof: z.number(),
  /** The IOF is the lower one of the Simples and MEI; absent where it is not. */
  isReducedIof: z.boolean().optional(),
  tariff: z.number(),
  /** Percent, two decimals; null where there is no such rate. */
  cetYear: z.number().nullable(),
  cetMonth: z.number().nullable(),
  /** Rate and instalment of the bank do not agree with each other. */
  rateDisagrees: z.boolean(),
});

/**
 * Schema of a bank's offer for a financing: its terms, whether the offer was chosen, and whether it was added
 * to the proposal.
 */
export const financingOption = offer.extend({
  _id: id,
  chosen: z.boolean(),
  addedToProp: z.boolean(),
});

/** Schema of a document that was sent for a financing, as needed to show the status of the steps. */
const financingDocument = z.object({
  semantic: z.string(),
  status: financingDocumentStatus,
  /** Why the bank sent it back. */
  reason: z.string().nullable(),
  sentTimestamp: timestamp,
});

const monitoringLink = z.object({ url: z.string(), status: z.enum(bankReviewStatuses) });

/** A bank as people read it. */
const bankName = z.object({
  name: z.string(),
  label: z.string(),
  isDemonstration: z.boolean(),
  /** Additive: false where the bank lends to a company of the Simples or an MEI as to any company. */
  takesSimples: z.boolean().optional(),
});

export const financing = z.object({
  _id: id,
  /** Additive: counts within the account, as people call it. */
  number: z.number().int(),
  isCNPJ: z.boolean(),
  stage,
  variant,
  customer: z.object({
    _id: id,
    name: z.string(),
    /** Partners of a company. */
    associates: z.number().int(),
    archive: z.object({ files: z.array(archiveFile) }),
  }),
  proposal: z.object({
    _id: id,
    count: z.number().int().nullable(),
    frontId: z.string(),
    /** Additive: where the final proposal opens. */
    finalPath: z.string(),
    realSystemData: z.object({ power: z.number() }),
    revenueData: z.object({ finalPrice: z.number() }),
    monitoringLink: monitoringLink.nullable(),
    /** R$ a month of the first year; null before it was worked out. */
    monthlySaving: z.number().nullable(),
    /** Additive: its customer took it, or it was sold: its page shows no other options any more. */
    isAgreed: z.boolean().optional(),
    /** Additive: what its customer finds at its address: the proposal, that it is being changed, or that it is over. */
    pageStatus: z.enum(['OPEN', 'CHANGING', 'EXPIRED']).optional(),
  }),
  proposals: z.array(financingOption),
  btg: z.object({ preApproved: z.boolean(), status: z.string() }),
  /** The bank's own words on its last status, as far as it sent any. */
  statusReason: z.string().nullable(),
  papers: z.array(financingDocument),
  contractSigned: z.boolean(),
  serviceApproved: z.boolean(),
  /** Until when the works must be shown. */
  expirationTimestamp: timestamp.nullable(),
  lastUpdated: isoDate,
  lastUpdatedTimestamp: timestamp,
  registryDate: isoDate,
  /** Code of the badge (financing-046): of the deal, or of the simulation. */
  status: z.string(),
  /** Epoch milliseconds by the clock of the account, for what falls due. */
  now: timestamp,
  provider: bankName,
  requester: z.object({ _id: id, personalData: z.object({ name: z.string() }) }),
  /** The bank did not answer yet, or has gone silent. */
  isWaiting: z.boolean(),
  /** Actions that the caller may take now. */
  may: z.object({ cancel: z.boolean(), askReview: z.boolean(), seePersonal: z.boolean() }),
  /** Additive: when the bank concluded it, and so paid; null until then. */
  concludedTimestamp: timestamp.nullable().optional(),
  /** The equipment order that was made of it. */
  orderId: id.nullable(),
  /** It was taken back by whoever asked for it; left out where it was not. */
  isWithdrawn: z.boolean().optional(),
});

export type Financing = z.output<typeof financing>;
export type FinancingOption = z.output<typeof financingOption>;
/** Terms of a bank's offer: installments, interest, fees, costs in R$ and days of validity. */
export type FinancingOfferTerms = z.output<typeof offer>;
/**
 * Document of a financing that was sent to the bank, with the status of its review and the reason of a
 * rejection.
 */
export type FinancingDocument = z.output<typeof financingDocument>;

/**
 * Schema of the terms for which banks are asked to make offers: down payment in R$, numbers of installments
 * in months, grace period.
 */
export const requestedFinancingTerms = z.object({
  entry: reais,
  /** Up to four terms at once, in months. */
  installments: z.array(z.number().int().min(12).max(120).multipleOf(12)).min(1).max(4),
  gracePeriod: z.number().int().min(0).max(6),
  insurance: z.boolean(),
  system: z.enum(['PRICE', 'SAC']),
  /** Additive: a company of the Simples or an MEI asks, which pays a lower IOF up to a limit. */
  isSimples: z.boolean().optional(),
});

export type RequestedFinancingTerms = z.output<typeof requestedFinancingTerms>;

/** A form as it stands, valid or not: text of each field by its name. */
const draftForm = z
  .record(z.string().max(40), z.string().max(300))
  .refine((form) => Object.keys(form).length <= 40);

/**
 * Schema of the request for a bank's credit analysis of a customer (S2): data of the customer, address and
 * financed project. `terms` and `supplier` are additions to the specification.
 */
export const creditRequest = z.object({
  customerIdentification: trimmedText(18).min(11),
  customerName: trimmedText(150).min(2),
  customerEmail: z.email().max(200),
  customerBirthDate: isoDate,
  customerPhone: trimmedText(20).min(10),
  distributorCnpj: trimmedText(18).min(14),
  integratorCnpj: trimmedText(18).min(14),
  monthlyBilling: reais.min(0.01),
  electricBillAverage: reais.min(0.01),
  projectValue: reais.min(0.01),
  cep: trimmedText(9).min(8),
  address: trimmedText(200).min(1),
  number: trimmedText(20).min(1),
  complement: trimmedText(100),
  district: trimmedText(100).min(1),
  city: trimmedText(100).min(1),
  state: trimmedText(2).min(2),
  stage,
  supplier: trimmedText(120).optional(),
  terms: requestedFinancingTerms.optional(),
  /** Additive: a company of the Simples or an MEI asks, with or without terms; where left out, `terms` say it. */
  isSimples: z.boolean().optional(),
});

/** Customer's application for credit that the bank analyses: applicant, income, project value and terms. */
export type CreditRequest = z.output<typeof creditRequest>;

const list = z.object({
  financings: z.array(financing),
  hasMoreItems: z.boolean(),
});
/** Infractions count in all of the account that the caller sees. */
const countedList = list.extend({
  expiredFinancings: z.number().int(),
  expiredFinancingsLimit: z.number().int(),
  /** Additive: how many there are. */
  total: z.number().int(),
});

const ofFinancing = z.object({ fid: id });
const one = z.object({ financing });
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const scope = z.enum(['USER', 'MANAGER', 'TEAM']);
const listOrder = z.enum(['REGISTRY', 'LAST_UPDATED']);

const analysis = {
  access: 'active',
  params: z.object({ cid: id, pid: id }),
  body: creditRequest,
  /** The same request again answers with the financing that the first one made. */
  answer: one,
} as const;

const registration = z.object({
  status: z.string(),
  /** Epoch milliseconds of the last request. */
  lastSubmitionDate: timestamp,
  corporateName: z.string(),
  cnpj: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});

/**
 * Registration of an account's company at the bank, which is required for financings: status and company
 * data.
 */
export type BankRegistration = z.output<typeof registration>;

const expectedFinancingDocument = z.object({
  group: z.enum(['documents', 'invoices', 'proofs']),
  label: z.string(),
  semantic: z.string(),
  /** Description of the document that is asked for, in a sentence. */
  expects: z.string(),
  status: financingDocumentStatus.nullable(),
  reason: z.string().nullable(),
  sentTimestamp: timestamp.nullable(),
  /** Uploaded file. Its content is fetched by the call that records the opening. */
  file: z.object({ _id: id, name: z.string(), extension: z.string(), size: z.number() }).nullable(),
  /** A paper that the customer gave before and that may serve again. */
  reusable: z
    .object({ fileId: id, name: z.string(), registryTimestamp: timestamp, wasApproved: z.boolean() })
    .nullable(),
});

/** Document that the bank requires for a financing, with the uploaded file and the status of its review. */
export type ExpectedFinancingDocument = z.output<typeof expectedFinancingDocument>;

/** A day on which something of a financing ends. */
const financingDate = z.object({
  /** Until then the works must be shown (it is late afterwards), or the options of the proposal hold. */
  kind: z.enum(['WORKS', 'OFFERS']),
  date: isoDate,
  financing: z.object({ _id: id, number: z.number().int() }),
  customer: z.object({ _id: id, name: z.string() }),
  requester: z.object({ _id: id, personalData: z.object({ name: z.string() }) }),
});

/**
 * Date by which a financing requires an action: proof of the works (`WORKS`), or the end of the offers
 * (`OFFERS`).
 */
export type FinancingDeadline = z.output<typeof financingDate>;

const event = z.object({
  _id: id,
  at: timestamp,
  title: z.string(),
  content: z.string(),
  /** Null: the bank. */
  user: z.object({ _id: id, personalData: z.object({ name: z.string() }) }).nullable(),
});

export const financingsContract = {
  'GET /financings/paginated/:multiplier/:order/:preApprovedOnly': {
    access: 'active',
    summary: 'Financings of whom the caller sees, a page',
    params: z.object({ multiplier: pageNumber, order: listOrder, preApprovedOnly: flag }),
    answer: countedList,
  },
  'GET /financings/paginated/:multiplier/:order/:preApprovedOnly/:scope/:fetchId': {
    access: 'active',
    summary: 'Financings of a person, the manager or the team, a page',
    params: z.object({
      multiplier: pageNumber,
      order: listOrder,
      preApprovedOnly: flag,
      scope,
      fetchId: id,
    }),
    answer: countedList,
  },
  'POST /financings/filtered/:multiplier': {
    access: 'active',
    summary: 'Financings by a text, a time and a status, a page',
    params: z.object({ multiplier: pageNumber }),
    body: z.object({
      searchValue: trimmedText(150).default(''),
      timePeriod: z.object({ from: isoDate.nullable(), to: isoDate.nullable() }).optional(),
      /** Additive: which steps. */
      show: z.enum(['ALL', 'OPEN', 'LATE', 'DONE', 'LOST']).default('ALL'),
      order: listOrder.default('REGISTRY'),
      scope: scope.optional(),
      fetchId: id.optional(),
    }),
    answer: countedList,
  },
  'GET /financings/dates/:scope/:fetchId/:from/:until': {
    access: 'active',
    summary: 'What somebody has to keep between two days: works to be shown, offers that end',
    params: z.object({ scope, fetchId: id, from: isoDate, until: isoDate }),
    answer: z.object({ dates: z.array(financingDate) }),
  },
  'GET /financings/single/:fid': {
    access: 'active',
    summary: 'A financing',
    params: ofFinancing,
    /** `dealRecords`, additive: records of the same deal that the caller may open. */
    answer: one.extend({ dealRecords: z.array(dealRecord).optional() }),
  },
  'GET /financings/customer/:customerId/:multiplier': {
    access: 'active',
    summary: 'Financings of a customer, a page',
    params: z.object({ customerId: id, multiplier: pageNumber }),
    answer: list,
  },
  'GET /financings/proposal/:proposalId/:multiplier': {
    access: 'active',
    summary: 'Financings of a proposal, a page',
    params: z.object({ proposalId: id, multiplier: pageNumber }),
    answer: list,
  },
  'GET /financings/btg/integrator-check': {
    access: 'active',
    summary: "The bank's own word that this account may finance",
    answer: z.object({ check: z.boolean() }),
  },
  'POST /financings/quotes/:pid': {
    access: 'active',
    summary: 'What the bank would lend on some terms; asks only',
    params: z.object({ pid: id }),
    body: requestedFinancingTerms.extend({ isCNPJ: z.boolean() }),
    answer: z.object({
      offers: z.array(offer),
      provider: financing.shape.provider,
      /** R$ a month that the bill falls by; null before it was worked out. */
      monthlySaving: z.number().nullable(),
    }),
  },
  'POST /financings/btg/credit-analysis/:cid/:pid': {
    ...analysis,
    summary: 'Ask the bank for a credit analysis',
  },
  'POST /financings/marketplace/credit-analysis/:cid/:pid': {
    ...analysis,
    summary: 'Ask the bank of the marketplace for a credit analysis',
  },
  'GET /financings/drafts/:pid': {
    access: 'active',
    summary: "The caller's unsent request for a proposal, and what is known for its fields",
    params: z.object({ pid: id }),
    answer: z.object({
      draft: z.object({ version: z.number().int(), form: draftForm, savedTimestamp: timestamp }).nullable(),
      /** Values known from customer, proposal and account. */
      known: draftForm,
    }),
  },
  'PUT /financings/drafts/:pid': {
    access: 'active',
    summary: 'Keep an unsent request; of two writers the second is told',
    params: z.object({ pid: id }),
    /** `version` is that of the draft it started from, 0 for none. */
    body: z.object({ version: z.number().int().min(0), form: draftForm }),
    answer: z.object({ version: z.number().int(), savedTimestamp: timestamp }),
  },
  'DELETE /financings/drafts/:pid': {
    access: 'active',
    summary: 'Throw an unsent request away',
    params: z.object({ pid: id }),
    answer: emptyObject,
  },
  'POST /financings/single/proposal/:fid': {
    access: 'active',
    summary: 'Add one to four options to the proposal',
    params: ofFinancing,
    body: z.object({ props: z.array(id).min(1).max(4) }),
    answer: one,
  },
  'PUT /financings/single/proposal/chosen/:fid/:pid': {
    access: 'active',
    summary: 'Choose the option that is contracted; of two who choose, the second is told',
    params: z.object({ fid: id, pid: id }),
    answer: one,
  },
  'PUT /financings/single/stage/:fid': {
    access: 'active',
    summary: 'Begin a deal from a simulation',
    params: ofFinancing,
    answer: one,
  },
  'PUT /financings/single/cancel/:fid': {
    access: 'active',
    summary: 'Withdraw a request',
    params: ofFinancing,
    body: z.object({ reason: trimmedText(300).min(3, 'Diga por quê.') }),
    answer: one,
  },
  'PUT /financings/single/review/:fid': {
    access: 'active',
    summary: 'Ask for a person to review what a machine refused (LGPD, art. 20)',
    params: ofFinancing,
    body: z.object({ reason: trimmedText(1_000).min(3, 'Diga o que deve ser revisto.') }),
    answer: one,
  },
  'GET /financings/single/request/:fid': {
    access: 'active',
    summary: 'What the bank was asked with; for the requester and managers',
    params: ofFinancing,
    answer: z.object({ request: creditRequest, sentTimestamp: timestamp }),
  },
  'GET /financings/single/schedule/:fid/:optionId': {
    access: 'active',
    summary: 'Every payment of an option',
    params: z.object({ fid: id, optionId: id }),
    answer: z.object({
      option: financingOption,
      payments: z.array(
        z.object({
          dueDate: isoDate,
          amount: z.number(),
          interest: z.number(),
          amortization: z.number(),
          insurance: z.number(),
          balance: z.number(),
        }),
      ),
    }),
  },
  'GET /financings/single/events/:fid/:multiplier': {
    access: 'active',
    summary: 'Every step of a financing with who and what, the latest first, a page',
    params: z.object({ fid: id, multiplier: pageNumber }),
    answer: z.object({ events: z.array(event), hasMoreItems: z.boolean() }),
  },
  'GET /financings/single/papers/:fid': {
    access: 'active',
    summary: 'What the bank expects, what it got and what it said',
    params: ofFinancing,
    answer: z.object({
      papers: z.array(expectedFinancingDocument),
      monitoringLink: monitoringLink.nullable(),
    }),
  },
  'POST /financings/single/papers/reuse/:fid': {
    access: 'active',
    summary: 'Send a paper that the customer gave before',
    params: ofFinancing,
    body: z.object({ semantic: trimmedText(40), fileId: id }),
    answer: one,
  },
  'POST /financings/single/papers/open/:fid': {
    access: 'active',
    summary: 'Open a paper; who did is written down',
    params: ofFinancing,
    body: z.object({ semantic: trimmedText(40) }),
    answer: z.object({
      /** From the root of this server; good for minutes. */
      url: z.string(),
    }),
  },
  'POST /financings/upload-link/:fid': {
    access: 'active',
    summary: 'A link by which a phone sends papers of this financing for half an hour',
    params: ofFinancing,
    answer: z.object({ link: z.object({ _id: id, path: z.string(), until: timestamp }) }),
  },
  'GET /registrations/single': {
    access: 'active',
    summary: "The account's registration with the bank",
    answer: z.object({
      registration: registration.nullable(),
      /** Additive: the bank's own word, what is known for the form, and the account's clock. */
      canFinance: z.boolean(),
      known: z.object({
        corporateName: z.string(),
        cnpj: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.string(),
      }),
      now: timestamp,
      /** Additive: null where the installation has none. */
      bank: bankName.nullable().optional(),
    }),
  },
  'POST /registrations/new': {
    access: 'active',
    summary: 'Ask the bank to register the account',
    body: z.object({
      cnpj: trimmedText(18).min(14),
      corporateName: trimmedText(150).min(1),
      name: trimmedText(150).min(1),
      email: z.email().max(200),
      phone: trimmedText(20).min(10),
    }),
    answer: z.object({ registration }),
  },
  'PUT /customers/single/associates/:cid': {
    access: 'active',
    summary: 'How many partners a company has',
    params: z.object({ cid: id }),
    body: z.object({ associates: z.number().int().min(1).max(25) }),
    answer: z.object({ customer: z.object({ _id: id, name: z.string(), associates: z.number().int() }) }),
  },
} as const satisfies ContractRoutes;
