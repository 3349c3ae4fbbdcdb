import { type ContractRoutes, id, timestamp } from '@girassol/shared-domain/contract';
import { z } from 'zod';

const userIdParams = z.object({ userId: id });
/** Schema of the password that a person types again before data leave the account. */
const password = z.string().min(1, 'Digite a sua senha.').max(200);

const archive = z.object({
  _id: id,
  state: z.enum(['QUEUED', 'WRITING', 'DONE', 'FAILED']),
  requestedBy: z.string(),
  requestedTimestamp: timestamp,
  /** Rows that are written, while it is. */
  rows: z.number().int(),
  files: z.number().int(),
  /** Bytes of the archive; null until it is done. */
  size: z.number().nullable(),
  /** Instant from which it cannot be opened any more; null until it is done. */
  expiresTimestamp: timestamp.nullable(),
  /** Why it was not written, in Portuguese. */
  problem: z.string().nullable(),
});

const archives = z.object({
  /** Newest first. */
  archives: z.array(archive),
});

/** API calls by which the owner takes everything of the account away as one archive, also while it is unpaid. */
export const accountArchiveContract = {
  'GET /users/archive/:userId': {
    access: 'session',
    summary: 'Archives of everything of the account',
    params: userIdParams,
    answer: archives,
  },
  'POST /users/archive/:userId': {
    access: 'session',
    summary: 'Asks for an archive of everything of the account; a job writes it and mails when it is ready',
    params: userIdParams,
    body: z.object({ password }),
    answer: archives,
  },
  'POST /users/archive/open/:userId/:archiveId': {
    access: 'session',
    summary: 'Opens an archive: a link that is valid for minutes',
    params: userIdParams.extend({ archiveId: id }),
    body: z.object({ password }),
    answer: z.object({ url: z.string() }),
  },
} as const satisfies ContractRoutes;

/** Archive of everything of an account, as its owner sees it. */
export type AccountArchive = z.infer<typeof archive>;
