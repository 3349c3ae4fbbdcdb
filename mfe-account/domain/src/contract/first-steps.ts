import type { ContractRoutes } from '@girassol/shared-domain/contract';
import { z } from 'zod';

/** First steps of the owner of a new account, in the order in which one follows from the other. */
export const firstSteps = ['company', 'customer', 'kit', 'proposal', 'team'] as const;

const answer = z.object({
  steps: z.array(z.object({ id: z.enum(firstSteps), isDone: z.boolean() })),
  /** E-mail of the owner that is still to be confirmed: until then nobody is invited and nothing exported. */
  unconfirmedEmail: z.string().nullable(),
  /** The owner has put them away. */
  isHidden: z.boolean(),
});

/** API calls by which the home page of a new account proposes its first steps. */
export const firstStepsContract = {
  'GET /accounts/first-steps': {
    access: 'active',
    summary: "First steps of the caller's account, and which of them are done; for its owner",
    answer,
  },
  'PUT /accounts/first-steps': {
    access: 'active',
    summary: 'Puts the first steps away, or brings them back; for the owner of the account',
    body: z.object({ isHidden: z.boolean() }),
    answer,
  },
} as const satisfies ContractRoutes;

/** Id of a first step. */
export type FirstStep = (typeof firstSteps)[number];
