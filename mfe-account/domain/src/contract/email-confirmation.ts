import { type ContractRoutes, emptyObject } from '@girassol/shared-domain/contract';
import { z } from 'zod';

/** API calls by which the owner of an account proves its e-mail; until then no invitation and no export leaves it. */
export const emailConfirmationContract = {
  'POST /users/email-confirmation/use': {
    access: 'public',
    summary: 'Confirms the e-mail of an account by the token of a mailed link, once; 410 when it is used up',
    body: z.object({ token: z.string().min(20).max(100) }),
    answer: z.object({ email: z.string() }),
  },
  'POST /users/email-confirmation/send': {
    access: 'session',
    summary: 'Mails the owner another link that confirms the e-mail; an earlier one ends',
    body: emptyObject.optional(),
    /** Null: nothing has to be confirmed. */
    answer: z.object({ sentTo: z.string().nullable() }),
  },
} as const satisfies ContractRoutes;
