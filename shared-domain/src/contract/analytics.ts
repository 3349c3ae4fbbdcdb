import { z } from 'zod';
import { scheduledNote } from './notes';
import { proposalSummary } from './proposals';
import type { ContractRoutes } from './route';
import { boardKind, id, itemStatus, timestamp } from './schemas';

const params = z.object({ scope: z.enum(['USER', 'TEAM', 'MANAGER']), id });

/** Three months: 1 is the current one, 2 the one before, 3 the one before that. Amounts in reais. */
const threeMonths = z.object({
  totalAmount1: z.number(),
  totalAmount2: z.number(),
  totalAmount3: z.number(),
  totalSales1: z.number().int(),
  totalSales2: z.number().int(),
  totalSales3: z.number().int(),
});

/** A proposal that its customer looked at, with the deal it belongs to. */
const viewedProposal = proposalSummary
  .pick({ _id: true, frontId: true, count: true, views: true, power: true, finalPrice: true })
  .extend({
    /** The last look from outside the account. */
    viewedTimestamp: timestamp,
    /** Additive: when the customer took it as it stands. */
    acceptedTimestamp: timestamp.nullable().optional(),
    customer: z.object({ _id: id, name: z.string() }),
    sale: z.object({ _id: id, type: boardKind, status: itemStatus }).nullable(),
  });

/**
 * Proposal that its customer has opened, with the time of the last view from outside the account and the item
 * of the proposal.
 */
export type ViewedProposal = z.infer<typeof viewedProposal>;

export const analyticsContract = {
  'GET /analytics/customers-and-proposals-totals/:scope/:id': {
    access: 'session',
    summary: 'How many customers and proposals the viewed scope has',
    params,
    answer: z.object({ totalCustomers: z.number().int(), totalProposals: z.number().int() }),
  },
  'GET /analytics/gen-sales/:scope/:id': {
    access: 'session',
    summary: 'Sales generated in the last three months',
    params,
    answer: threeMonths,
  },
  'GET /analytics/closed-sales/:scope/:id': {
    access: 'session',
    summary: 'Sales won in the last three months; power in kWp',
    params,
    answer: threeMonths.extend({
      totalPower1: z.number(),
      totalPower2: z.number(),
      totalPower3: z.number(),
    }),
  },
  'GET /analytics/sales-in-progress/:scope/:id/:type': {
    access: 'session',
    summary: 'Open items of a board',
    params: params.extend({ type: boardKind }),
    answer: z.object({
      totalSales: z.number().int(),
      totalAmount: z.number(),
      /**
       * Profit of these items in reais, as their proposals are priced: of each the one its customer took, otherwise the
       * newest that is finished. Only for who may edit prices, and only under detailed pricing; otherwise null.
       */
      totalPotProfit: z.number().nullable(),
      /** Additive: how many of the items have such a proposal; null like the profit. */
      potProfitSales: z.number().int().nullable().optional(),
    }),
  },
  'GET /analytics/viewed-proposals-sales/:scope/:id': {
    access: 'session',
    summary: 'The proposals that customers looked at last',
    params,
    answer: z.object({ items: z.array(viewedProposal) }),
  },
  'GET /analytics/next-schedules/:scope/:id': {
    access: 'session',
    summary: 'The next schedules ahead',
    params,
    answer: z.object({ items: z.array(scheduledNote) }),
  },
} as const satisfies ContractRoutes;
