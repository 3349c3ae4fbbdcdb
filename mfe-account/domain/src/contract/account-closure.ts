import { type ContractRoutes, id, isoDate, timestamp, trimmedText } from '@girassol/shared-domain/contract';
import { z } from 'zod';

const userIdParams = z.object({ userId: id });

const closure = z.object({
  requestedTimestamp: timestamp,
  requestedBy: z.string(),
  /** Day on which everything is deleted, by the clock of the account. */
  endsOn: isoDate,
});

const answer = z.object({
  accountName: z.string(),
  /** Day on which everything would be deleted if it were asked for now. */
  wouldEndOn: isoDate,
  /** Null: nobody asked for the end of the account. */
  closure: closure.nullable(),
});

/** API calls by which the owner ends the account, and takes that back. */
export const accountClosureContract = {
  'GET /users/closure/:userId': {
    access: 'session',
    summary: 'Whether and when the account ends',
    params: userIdParams,
    answer,
  },
  'POST /users/closure/:userId': {
    access: 'session',
    summary: 'Asks for the end of the account: everything is deleted after 30 days',
    params: userIdParams,
    body: z.object({
      password: z.string().min(1, 'Digite a sua senha.').max(200),
      /** Name of the account, typed to confirm. */
      accountName: trimmedText(120).min(1, 'Digite o nome da conta.'),
      mainReason: trimmedText(200).default(''),
      message: trimmedText(2_000).default(''),
    }),
    answer,
  },
  'DELETE /users/closure/:userId': {
    access: 'session',
    summary: 'Takes the end of the account back before its day',
    params: userIdParams,
    answer,
  },
} as const satisfies ContractRoutes;

/** End of an account that was asked for. */
export type AccountClosure = z.infer<typeof closure>;
