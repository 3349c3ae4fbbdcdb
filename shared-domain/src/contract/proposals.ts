import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, pageSizes } from '../boards/page-sizes';
import { proposalCustomizationRequest, proposalData, proposalGeneration, studyYear } from './proposal-data';
import { manualPricingTerms } from './proposal-pricing';
import { priceBreakdown } from './proposal-revenue';
import { tariffGroup } from './proposal-units';
import type { ContractRoutes } from './route';
import { boardKind, fetchScope, id, isoDate, pageNumber, timestamp, trimmedText } from './schemas';

/** Schema of a proposal's identifier in a URL path: its `_id`, or its `frontId`. */
export const proposalIdOrFrontId = z.string().regex(/^[\w-]{8,64}$/);

/**
 * Schema of the reason why a proposal can no longer change: `ACCEPTED` if its customer accepted the proposal,
 * `WON` if a sale was won with the proposal.
 */
export const proposalLockReason = z.object({
  reason: z.enum(['ACCEPTED', 'WON']),
  timestamp,
  /** Name of the person who accepted the proposal; null for a won sale. */
  name: z.string().nullable(),
});

export type ProposalLockReason = z.infer<typeof proposalLockReason>;

/** Schema of a proposal as lists show it. */
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

/** Schema of a proposal in the list of a company, a team or a person. */
export const listedProposal = proposalSummary.extend({
  customer: z.object({ _id: id, name: z.string(), city: z.string(), uf: z.string() }),
  /** The last step that was done, 1 to 7. */
  step: z.number().int(),
  /** Projects and works that go when it is deleted. */
  linkedWorks: z.number().int(),
  /** Additive: the item it was made for; null for none. */
  saleId: id.nullable().optional(),
  /** Additive: the board of that item; null for none. */
  saleType: boardKind.nullable().optional(),
});

export type ListedProposal = z.infer<typeof listedProposal>;

/** Schema of a complete proposal, without the fields that the signed-in user may not see. */
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
    /** Additive: the customer has a CNPJ. */
    isCompany: z.boolean().optional(),
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
  agreement: proposalLockReason.nullable().optional(),
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
      /** Price that the customer agreed to, R$. */
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

/**
 * Schema of a proposal on its public page, for anyone with the link: without costs, margins, commissions and
 * the customer's contact data.
 */
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
    revenueData: priceBreakdown
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

/**
 * Schema of a document of a proposal: generated by the server from the proposal's page, or uploaded by the
 * account.
 */
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
  /** Address of the file, valid for some minutes. */
  url: z.string(),
});

/**
 * Schema of the public list of documents of a proposal, for anyone with the proposal's link. URLs are paths
 * on this server.
 */
export const publicProposalArchive = z.object({
  count: z.number().int().nullable(),
  companyName: z.string(),
  customerName: z.string(),
  finalUrl: z.string(),
  pdfUrl: z.string(),
  documents: z.array(proposalDocument),
});

export type PublicProposalArchive = z.output<typeof publicProposalArchive>;

const publicCode = z.object({
  slug: trimmedText(80).min(1),
  count: z.coerce.number().int().min(1).max(2_000_000_000),
  code: z.string().regex(/^[\w-]{5}$/),
});

const proposalsPage = z.object({ proposals: z.array(listedProposal), hasMoreItems: z.boolean() });

/** States by which the list of proposals can be filtered. */
export const proposalListStates = ['ALL', 'DRAFT', 'FINISHED', 'VIEWED', 'ACCEPTED', 'EXPIRED'] as const;

export type ProposalListState = (typeof proposalListStates)[number];

/** Orders in which the list of proposals can be sorted, an addition to the specification. */
export const proposalSortOrders = [
  'REGISTRY',
  'NUMBER',
  'CUSTOMER',
  'POWER',
  'PRICE',
  'VIEWS',
  'VALIDITY',
] as const;

export type ProposalSortOrder = (typeof proposalSortOrders)[number];

/** All proposals that a search finds, on whatever page: how many, kWp and R$. */
const proposalTotals = z.object({ count: z.number().int(), power: z.number(), finalPrice: z.number() });

export type ProposalTotals = z.output<typeof proposalTotals>;

export const proposalsContract = {
  'GET /proposals/customer/:cid/:multiplier': {
    access: 'active',
    summary: 'A page of the proposals of a customer, newest first',
    params: z.object({ cid: id, multiplier: pageNumber }),
    answer: proposalsPage,
  },
  'GET /proposals/paginated/:userId/:multiplier': {
    // An account in bad standing keeps looking at its lists (shell.access-008).
    access: 'session',
    summary: 'A page of proposals, newest first',
    params: z.object({ userId: id, multiplier: pageNumber }),
    answer: proposalsPage,
  },
  'POST /proposals/filtered/:userId/:multiplier': {
    // An account in bad standing keeps looking at its lists (shell.access-008).
    access: 'session',
    summary: 'Search proposals by number or customer',
    params: z.object({ userId: id, multiplier: pageNumber }),
    body: z.object({
      /** Follows from `fetchId`; the id decides. */
      fetchType: fetchScope.optional(),
      fetchId: id.optional(),
      searchValue: trimmedText(120).default(''),
      /** filter1 is the state. */
      filter1Active: z.boolean().optional(),
      filter1Value: z.enum(proposalListStates).optional(),
      orderBy: z.enum(proposalSortOrders).default('REGISTRY'),
      ascending: z.boolean().default(false),
      pageSize: z.literal(pageSizes).default(DEFAULT_PAGE_SIZE),
    }),
    answer: proposalsPage.extend({ totals: proposalTotals }),
  },
  'GET /proposals/single/:pid': {
    access: 'active',
    summary: 'One proposal, by id or frontId',
    params: z.object({ pid: proposalIdOrFrontId }),
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
    body: manualPricingTerms.extend({ version: z.number().int().min(0) }),
    answer: z.object({ proposal }),
  },
  'GET /proposals/public/:frontId': {
    access: 'public',
    summary: 'A finished proposal for whoever has its address',
    params: z.object({ frontId: proposalIdOrFrontId }),
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
    params: z.object({ frontId: proposalIdOrFrontId }),
    answer: z.object({ archive: publicProposalArchive }),
  },
  'GET /proposals/archive/:slug/:count/:code': {
    access: 'public',
    summary: 'The same by slug of the account, number and the first five characters of the frontId',
    params: publicCode,
    answer: z.object({ archive: publicProposalArchive }),
  },
  'POST /proposals/preview/:pid': {
    access: 'active',
    summary: 'Where the page of a proposal can be seen for half an hour, as it would look',
    params: z.object({ pid: proposalIdOrFrontId }),
    body: proposalCustomizationRequest,
    /** An address of this server, to be framed or opened. */
    answer: z.object({ url: z.string() }),
  },
  'DELETE /proposals/single/:proposalId': {
    access: 'active',
    summary: 'Delete a proposal, with its projects and works',
    params: z.object({ proposalId: proposalIdOrFrontId }),
    answer: z.object({ deletedItems: z.number().int() }),
  },
  'POST /proposals/cloned-proposal/:proposalId': {
    access: 'active',
    summary:
      'A new proposal with the data of another, or a new version of an agreed one; answers its frontId',
    params: z.object({ proposalId: proposalIdOrFrontId }),
    /** Additive: `isNewVersion` names the other one as its predecessor. */
    body: z.object({ isNewVersion: z.boolean().default(false) }).optional(),
    answer: z.object({ clonedProposalId: z.string() }),
  },
  'PUT /proposals/single/monitoring-link/:pid': {
    access: 'active',
    summary: 'Say where the system can be watched',
    params: z.object({ pid: proposalIdOrFrontId }),
    body: z.object({ link: trimmedText(500).min(1) }),
    answer: z.object({ proposal }),
  },
  'POST /proposals/last-charges': {
    access: 'active',
    summary: 'Network charges that the account last used for a distributor and tariff group, R$/kWh',
    body: z.object({ distributor: trimmedText(80).min(1), tariffModality: tariffGroup }),
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
    params: z.object({ pid: proposalIdOrFrontId }),
    answer: z.object({ generation: proposalGeneration.nullable() }),
  },
  'GET /generations/single/:pid/:complete': {
    access: 'active',
    summary: 'The same with the 25 years of the study',
    params: z.object({ pid: proposalIdOrFrontId, complete: z.literal('true') }),
    answer: z.object({
      generation: proposalGeneration.extend({ years: z.array(studyYear) }).nullable(),
    }),
  },
} as const satisfies ContractRoutes;
