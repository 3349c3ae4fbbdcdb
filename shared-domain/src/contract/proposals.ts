import { z } from 'zod';
import type { ContractArea } from './route';
import { id, isoDate, multiplier, timestamp } from './schemas';

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
  user: z.object({ _id: id, personalData: z.object({ name: z.string() }) }).nullable(),
});

export type ProposalSummary = z.infer<typeof proposalSummary>;

export const proposalsContract = {
  'GET /proposals/customer/:cid/:multiplier': {
    access: 'active',
    summary: 'A page of the proposals of a customer, newest first',
    params: z.object({ cid: id, multiplier }),
    answer: z.object({ proposals: z.array(proposalSummary), hasMoreItems: z.boolean() }),
  },
} as const satisfies ContractArea;
