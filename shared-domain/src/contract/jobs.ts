import { z } from 'zod';
import type { ContractRoutes } from './route';
import { emptyObject, id, pageNumber, timestamp } from './schemas';

/** States of the jobs in the list: waiting or running, permanently failed, ended. */
const listedJobState = z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED']);

const jobInList = z.object({
  _id: id,
  kind: z.string(),
  /** In Portuguese; the kind's name where this version of the program does not know it. */
  title: z.string(),
  state: listedJobState,
  account: z.object({ _id: id, name: z.string() }).nullable(),
  priority: z.enum(['HIGH', 'NORMAL', 'LOW']),
  /** Ids and small values, as JSON. */
  payload: z.string(),
  progress: z.string().nullable(),
  attempts: z.number().int(),
  maxAttempts: z.number().int(),
  isCancelling: z.boolean(),
  error: z.string().nullable(),
  worker: z.string().nullable(),
  dueAt: timestamp,
  createdAt: timestamp,
  startedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
});

const jobId = z.object({ jobId: id });

/** API calls with which administrators of the platform list, repeat, discard and cancel background jobs. */
export const jobsContract = {
  'GET /operation/jobs/list/:state/:multiplier': {
    access: 'admin',
    summary: 'Jobs of every account in a state, 20 a page, and how many there are of each kind',
    params: z.object({ state: listedJobState, multiplier: pageNumber }),
    query: z.object({ kind: z.string().max(80).optional() }),
    answer: z.object({
      jobs: z.array(jobInList),
      total: z.number().int(),
      hasMoreItems: z.boolean(),
      kinds: z.array(
        z.object({
          kind: z.string(),
          title: z.string(),
          queued: z.number().int(),
          running: z.number().int(),
          failed: z.number().int(),
          /** How long the oldest one that waits has been due. */
          oldestSeconds: z.number(),
        }),
      ),
    }),
  },
  'POST /operation/jobs/repeat/:jobId': {
    access: 'admin',
    summary: 'Puts a job that failed for good into the line once more; 409 for any other',
    params: jobId,
    answer: emptyObject,
  },
  'POST /operation/jobs/discard/:jobId': {
    access: 'admin',
    summary: 'Ends a job that failed for good; 409 for any other',
    params: jobId,
    answer: emptyObject,
  },
  'POST /operation/jobs/cancel/:jobId': {
    access: 'admin',
    summary: 'Asks a job that waits or runs to end; 409 for any other',
    params: jobId,
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;

export type ListedJob = z.infer<typeof jobInList>;
export type ListedJobState = z.infer<typeof listedJobState>;
