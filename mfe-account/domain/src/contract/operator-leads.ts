import {
  type ContractRoutes,
  id,
  isoDate,
  pageNumber,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { leadKinds } from '../leads/lead-kinds';
import { MAX_LEAD_PARAMETER_LENGTH } from '../leads/lead-parameters';
import { leadStates } from '../leads/lead-states';

const leadInList = z.object({
  _id: id,
  kind: z.enum(leadKinds),
  name: z.string(),
  email: z.string(),
  /** 10 or 11 digits. */
  phone: z.string(),
  timeWorking: z.string().nullable(),
  salesTeamStatus: z.string().nullable(),
  src: z.string().nullable(),
  tag: z.string().nullable(),
  /** Other parameters of the address that led to the form. */
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  state: z.enum(leadStates),
  /** Reasons to believe that no person sent it, a sentence each. */
  doubts: z.array(z.string()),
  tries: z.number().int(),
  lastTryAt: timestamp.nullable(),
  /** Result of the last delivery, in Portuguese. */
  lastAnswer: z.string().nullable(),
  at: timestamp,
});

/** API calls by which operators see the leads of the product. */
export const operatorLeadsContract = {
  'GET /operation/leads/list/:multiplier': {
    access: 'admin',
    summary: 'Leads of the sales page and of the public forms, newest first, 20 a page',
    params: z.object({ multiplier: pageNumber }),
    query: z.object({
      /** Part of the name, the e-mail or the phone. */
      search: trimmedText(120).optional(),
      kind: z.enum(leadKinds).optional(),
      state: z.enum(leadStates).optional(),
      /** `src` or `tag` of the lead, as it came. */
      source: trimmedText(MAX_LEAD_PARAMETER_LENGTH).optional(),
      /** First and last day on which the lead came. */
      from: isoDate.optional(),
      to: isoDate.optional(),
    }),
    answer: z.object({
      leads: z.array(leadInList),
      total: z.number().int(),
      hasMoreItems: z.boolean(),
      /** Sources and tags of all leads, the most frequent first; empty after the first page. */
      sources: z.array(z.string()),
      /** False where no address is configured that leads are sent to. */
      isDelivered: z.boolean(),
    }),
  },
} as const satisfies ContractRoutes;

/** Lead of the product, as operators see it. */
export type ListedLead = z.infer<typeof leadInList>;
