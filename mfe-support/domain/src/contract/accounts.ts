import {
  type ContractRoutes,
  id,
  pageNumber,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { accountOrders, accountStates } from '../accounts';

const accountOverview = z.object({
  _id: id,
  name: z.string(),
  signupPlan: z.enum(['BASIC', 'CRM', 'ENTERPRISE']),
  whitelabel: z.string().nullable(),
  activeModules: z.array(z.string()),
  state: z.enum(accountStates),
  owner: z.object({ name: z.string(), email: z.string() }),
  people: z.number().int(),
  since: timestamp,
  /** Last sign-in of any of its people; null if nobody has signed in. */
  lastSignIn: timestamp.nullable(),
  /** Number of tickets that wait for an answer of the support. */
  openTickets: z.number().int(),
});

/** API calls of the list of all accounts for the administration of the platform. */
export const accountsContract = {
  'GET /operation/accounts/overview/:multiplier': {
    access: 'admin',
    summary: 'All accounts with state, plan, last sign-in and open tickets, 20 a page',
    params: z.object({ multiplier: pageNumber }),
    query: z.object({
      /** A part of the name or of a login, or the id. */
      search: trimmedText(254).default(''),
      state: z.enum(accountStates).optional(),
      plan: z.enum(['BASIC', 'CRM', 'ENTERPRISE']).optional(),
      order: z.enum(accountOrders).default('NAME'),
    }),
    answer: z.object({
      accounts: z.array(accountOverview),
      total: z.number().int(),
      hasMoreItems: z.boolean(),
    }),
  },
} as const satisfies ContractRoutes;

/** Account in the list of the administration of the platform. */
export type AccountOverview = z.infer<typeof accountOverview>;
