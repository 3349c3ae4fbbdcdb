import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, pageSizes } from '../boards/page-sizes';
import { generation, generationYear, proposalData, proposalLook } from './proposal-data';
import { manualTerms } from './proposal-pricing';
import { revenueData } from './proposal-revenue';
import { tariffGroup } from './proposal-units';
import type { ContractArea } from './route';
import { fetchScope, id, isoDate, multiplier, text, timestamp } from './schemas';

/** Names a proposal in an address: its id or its frontId. */
export const proposalRef = z.string().regex(/^[\w-]{8,64}$/);

/** Why a proposal does not change any more: its customer took it, or a sale was won with it. */
export const proposalAgreement = z.object({
  reason: z.enum(['ACCEPTED', 'WON']),
  timestamp,
  /** Who took it; null of a won sale. */
  name: z.string().nullable(),
});

export type ProposalAgreement = z.infer<typeof proposalAgreement>;

/** A proposal as lists show it. */
export const proposalSummary = z.object({
  _id: id,
  frontId: z.string(),
  /** Number inside the account, shown padded to five digits; null while unfinished. */
  count: z.number().int().nullable(),
  finished: z.boolean(),
  views: z.number().int(),
  /** kWp */
  power: z.number(),
  /** R$ */
  finalPrice: z.number(),
  validityDate: isoDate.nullable(),
  registryTimestamp: timestamp,
  /** Additive: when the customer took it as it stands. */
  acceptedTimestamp: timestamp.nullable().optional(),
  /** Additive: it does not change any more; a new version of it can be made. */
  isAgreed: z.boolean().optional(),
  /** Additive: number of the agreed proposal that this one is a new version of. */
  predecessorCount: z.number().int().nullable().optional(),
  user: z.object({ _id: id, personalData: z.object({ name: z.string() }) }).nullable(),
});

export type ProposalSummary = z.infer<typeof proposalSummary>;

/** A proposal of the list of a company, a team or a person. */
export const listedProposal = proposalSummary.extend({
  customer: z.object({ _id: id, name: z.string(), city: z.string(), uf: z.string() }),
  /** The last step that was done, 1 to 7. */
  step: z.number().int(),
  /** Projects and works that go when it is deleted. */
  linkedWorks: z.number().int(),
});

export type ListedProposal = z.infer<typeof listedProposal>;

/** Everything of a proposal, as far as the caller may see it. */
export const proposal = proposalData.extend({
  _id: id,
  frontId: z.string(),
  count: z.number().int().nullable(),
  finished: z.boolean(),
  views: z.number().int(),
  step: z.number().int(),
  /** Grows with every change; a step names the one it started from. */
  version: z.number().int(),
  validityDate: isoDate.nullable(),
  registryDate: isoDate,
  registryTimestamp: timestamp,
  lastUpdate: z.object({ timestamp, userName: z.string() }),
  customerData: z.object({
    _id: id,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    uf: z.string(),
  }),
  userData: z.object({
    _id: id,
    personalData: z.object({ name: z.string() }),
    email: z.string(),
    phone: z.string(),
  }),
  /** The item it was made for. */
  saleId: id.nullable(),
  /** The caller may see how the price is made (boards-037). */
  pricingVisible: z.boolean(),
  /** Additive: why it does not change any more; null while it may. */
  agreement: proposalAgreement.nullable().optional(),
  /** Additive: the agreed proposal that it is a new version of. */
  predecessor: z
    .object({ _id: id, frontId: z.string(), count: z.number().int().nullable() })
    .nullable()
    .optional(),
  /** Additive: its price can be calculated again by the terms it was made with, seen or not (step 4, KEPT). */
  repriceable: z.boolean().optional(),
  /** Additive: of what is built, the price as it was edited after the sale; null while it is as agreed. */
  builtPrice: z
    .object({
      /** Grows with every edit; an edit names the one it started from, 0 for none. */
      version: z.number().int(),
      /** What the customer agreed to, R$. */
      agreedPrice: z.number(),
      editedTimestamp: timestamp,
      editedBy: z.string(),
    })
    .nullable()
    .optional(),
  /** Additive: what automatic prices ask of the item it is made for; only for who may see how the price is made. */
  pricingFacts: z
    .object({
      /** User id of who qualified its lead. */
      preVendor: id.nullable(),
      /** m; 0 where it is not known. */
      roofHeight: z.number(),
    })
    .optional(),
});

export type Proposal = z.output<typeof proposal>;

/** What whoever has the address may see: nothing of costs, margins and commissions, nor how to reach the customer. */
export const publicProposal = proposalData
  .omit({ revenueData: true, pricingTerms: true, kitData: true, monitoringLink: true })
  .extend({
    frontId: z.string(),
    count: z.number().int().nullable(),
    validityDate: isoDate.nullable(),
    registryDate: isoDate,
    isExpired: z.boolean(),
    companyName: z.string(),
    customerData: z.object({ name: z.string(), city: z.string(), uf: z.string() }),
    userData: z.object({
      personalData: z.object({ name: z.string() }),
      email: z.string(),
      phone: z.string(),
    }),
    revenueData: revenueData
      .pick({
        finalPrice: true,
        inflation: true,
        paymentConditions: true,
        financing: true,
        finantialViability: true,
      })
      .optional(),
  });

export type PublicProposal = z.output<typeof publicProposal>;

/** A document that was kept of a proposal. */
export const proposalDocument = z.object({
  _id: id,
  name: z.string(),
  /** Made of the page by the server, or sent by the account. */
  kind: z.enum(['GENERATED', 'SENT']),
  /** Of the version that the proposal has now. */
  isCurrent: z.boolean(),
  registryTimestamp: timestamp,
  /** Bytes. */
  size: z.number(),
  /** Where it can be read for some minutes. */
  url: z.string(),
});

/** The archive of a proposal, for whoever has its address. Addresses are paths of this server. */
export const proposalArchive = z.object({
  count: z.number().int().nullable(),
  companyName: z.string(),
  customerName: z.string(),
  finalUrl: z.string(),
  pdfUrl: z.string(),
  documents: z.array(proposalDocument),
});

export type ProposalArchive = z.output<typeof proposalArchive>;

const publicCode = z.object({
  slug: text(80).min(1),
  count: z.coerce.number().int().min(1).max(2_000_000_000),
  code: z.string().regex(/^[\w-]{5}$/),
});

const proposalsPage = z.object({ proposals: z.array(listedProposal), hasMoreItems: z.boolean() });

/** Which proposals of the list are meant. */
export const proposalStates = ['ALL', 'DRAFT', 'FINISHED', 'VIEWED', 'EXPIRED'] as const;

export type ProposalState = (typeof proposalStates)[number];

/** Additive: what the list is ordered by. */
export const proposalOrders = [
  'REGISTRY',
  'NUMBER',
  'CUSTOMER',
  'POWER',
  'PRICE',
  'VIEWS',
  'VALIDITY',
] as const;

export type ProposalOrder = (typeof proposalOrders)[number];

/** All proposals that a search finds, on whatever page: how many, kWp and R$. */
const proposalTotals = z.object({ count: z.number().int(), power: z.number(), finalPrice: z.number() });

export type ProposalTotals = z.output<typeof proposalTotals>;

export const proposalsContract = {
  'GET /proposals/customer/:cid/:multiplier': {
    access: 'active',
    summary: 'A page of the proposals of a customer, newest first',
    params: z.object({ cid: id, multiplier }),
    answer: proposalsPage,
  },
  'GET /proposals/paginated/:userId/:multiplier': {
    // An account in bad standing keeps looking at its lists (shell.access-008).
    access: 'session',
    summary: 'A page of proposals, newest first',
    params: z.object({ userId: id, multiplier }),
    answer: proposalsPage,
  },
  'POST /proposals/filtered/:userId/:multiplier': {
    // An account in bad standing keeps looking at its lists (shell.access-008).
    access: 'session',
    summary: 'Search proposals by number or customer',
    params: z.object({ userId: id, multiplier }),
    body: z.object({
      /** Follows from `fetchId`; the id decides. */
      fetchType: fetchScope.optional(),
      fetchId: id.optional(),
      searchValue: text(120).default(''),
      /** filter1 is the state. */
      filter1Active: z.boolean().optional(),
      filter1Value: z.enum(proposalStates).optional(),
      orderBy: z.enum(proposalOrders).default('REGISTRY'),
      ascending: z.boolean().default(false),
      pageSize: z.literal(pageSizes).default(DEFAULT_PAGE_SIZE),
    }),
    answer: proposalsPage.extend({ totals: proposalTotals }),
  },
  'GET /proposals/single/:pid': {
    access: 'active',
    summary: 'One proposal, by id or frontId',
    params: z.object({ pid: proposalRef }),
    answer: z.object({ proposal }),
  },
  'GET /proposals/approved/:saleId': {
    access: 'active',
    summary: 'The approved proposal of an item that the caller may see; null where there is none',
    params: z.object({ saleId: id }),
    answer: z.object({ proposal: proposal.nullable() }),
  },
  'PUT /proposals/approved/pricing/:saleId': {
    access: 'active',
    summary: 'Edit the price of what is built; the proposal stays what the customer agreed to',
    params: z.object({ saleId: id }),
    body: manualTerms.extend({ version: z.number().int().min(0) }),
    answer: z.object({ proposal }),
  },
  'GET /proposals/public/:frontId': {
    access: 'public',
    summary: 'A finished proposal for whoever has its address',
    params: z.object({ frontId: proposalRef }),
    answer: z.object({ proposal: publicProposal }),
  },
  'GET /proposals/public/:slug/:count/:code': {
    access: 'public',
    summary: 'The same by slug of the account, number and the first five characters of the frontId',
    params: publicCode,
    answer: z.object({ proposal: publicProposal }),
  },
  'GET /proposals/archive/:frontId': {
    access: 'public',
    summary: 'The documents kept of a finished proposal, for whoever has its address',
    params: z.object({ frontId: proposalRef }),
    answer: z.object({ archive: proposalArchive }),
  },
  'GET /proposals/archive/:slug/:count/:code': {
    access: 'public',
    summary: 'The same by slug of the account, number and the first five characters of the frontId',
    params: publicCode,
    answer: z.object({ archive: proposalArchive }),
  },
  'POST /proposals/preview/:pid': {
    access: 'active',
    summary: 'Where the page of a proposal can be seen for half an hour, as it would look',
    params: z.object({ pid: proposalRef }),
    body: proposalLook,
    /** An address of this server, to be framed or opened. */
    answer: z.object({ url: z.string() }),
  },
  'DELETE /proposals/single/:proposalId': {
    access: 'active',
    summary: 'Delete a proposal, with its projects and works',
    params: z.object({ proposalId: proposalRef }),
    answer: z.object({ deletedItems: z.number().int() }),
  },
  'POST /proposals/cloned-proposal/:proposalId': {
    access: 'active',
    summary:
      'A new proposal with the data of another, or a new version of an agreed one; answers its frontId',
    params: z.object({ proposalId: proposalRef }),
    /** Additive: `isNewVersion` names the other one as its predecessor. */
    body: z.object({ isNewVersion: z.boolean().default(false) }).optional(),
    answer: z.object({ clonedProposalId: z.string() }),
  },
  'PUT /proposals/single/monitoring-link/:pid': {
    access: 'active',
    summary: 'Say where the system can be watched',
    params: z.object({ pid: proposalRef }),
    body: z.object({ link: text(500).min(1) }),
    answer: z.object({ proposal }),
  },
  'POST /proposals/last-charges': {
    access: 'active',
    summary: 'Network charges that the account last used for a distributor and tariff group, R$/kWh',
    body: z.object({ distributor: text(80).min(1), tariffModality: tariffGroup }),
    answer: z.object({
      /** Null before anybody typed one. */
      charges: z
        .object({
          bWireValue: z.number(),
          bWireValuePeak: z.number().nullable(),
          aWireValue: z.number().nullable(),
          sectorCharges: z.number().nullable(),
          /** When. */
          timestamp,
        })
        .nullable(),
    }),
  },
  'GET /generations/single/:pid': {
    access: 'active',
    summary: 'What the system of a proposal generates; null before its step was done',
    params: z.object({ pid: proposalRef }),
    answer: z.object({ generation: generation.nullable() }),
  },
  'GET /generations/single/:pid/:complete': {
    access: 'active',
    summary: 'The same with the 25 years of the study',
    params: z.object({ pid: proposalRef, complete: z.literal('true') }),
    answer: z.object({ generation: generation.extend({ years: z.array(generationYear) }).nullable() }),
  },
} as const satisfies ContractArea;
