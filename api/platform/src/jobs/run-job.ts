import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { type Database, isDatabaseUnavailable, type Tx } from '../database';
import {
  type ClaimedJob,
  endJob,
  requeueJob,
  runInJobAccount,
  saveProgress,
  withJobLease,
} from './claimed-job';
import type { JobKind } from './define-job';
import {
  JobCancelledError,
  JobLeaseLostError,
  JobPostponedError,
  PermanentJobError,
  WorkerStoppingError,
} from './job-errors';

/**
 * Run of a job, which its handler receives: payload, saved progress, abort signal, and functions to read,
 * save and finish in transactions.
 */
export interface JobRun<P = unknown, G = unknown> {
  id: string;
  accountId: string | null;
  payload: P;
  /** Progress that was saved last, perhaps by a process that is gone; null before the first save. */
  progress: G | null;
  /** Tries since it last came forward, from 1. */
  attempt: number;
  /** Time at which the job was due, by the account's clock if the job follows that clock. */
  dueAt: Date;
  /** Ends when the lease is lost, somebody cancels, or the process must stop now. */
  signal: AbortSignal;
  /** A transaction of the job's account, to look. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Writes effects and how far it has come in one transaction, which commits only while this process has the job. Throws
   * what ends the run: let it pass. On the embedded database it holds the one connection: keep it short.
   */
  save(progress: G, work?: (tx: Tx) => Promise<void>): Promise<void>;
  /** Writes something on the way that is no step forward: that a try failed. Fenced like `save`. */
  write(work: (tx: Tx) => Promise<void>): Promise<void>;
  /** Writes effects like `write`, and the end of the job in the same transaction where `work` returns true. */
  writeOrFinish(work: (tx: Tx) => Promise<boolean>): Promise<void>;
  /** Writes the last effects and the end in one transaction. */
  finish(work?: (tx: Tx) => Promise<void>): Promise<void>;
}

/** Handler of a kind of job: does the work of one run. */
export type JobHandler<P = unknown, G = unknown> = (job: JobRun<P, G>) => Promise<void>;

/** Job that ended without success, with the reason and the error. */
export interface FailedOrCancelledJob<P = unknown> {
  accountId: string | null;
  payload: P;
  why: 'FAILED' | 'CANCELLED';
  error: string;
}

/** Kind of job with its handler, as the job registry stores them. */
export interface RegisteredJob {
  kind: JobKind;
  handler: JobHandler;
  /** In the transaction that ends a job that failed for good, or was cancelled: what hangs on it is told. */
  onEnd?: ((tx: Tx, end: FailedOrCancelledJob) => Promise<void>) | undefined;
}

/** Outcome of one run of a job, for the metrics. */
export type JobOutcome = 'done' | 'retry' | 'failed' | 'cancelled' | 'later' | 'handed-back' | 'lost';

interface RunOptions {
  database: Database;
  log: FastifyBaseLogger;
  leaseSeconds: number;
  signal: AbortSignal;
  /** Is the process about to stop? */
  isStopping: () => boolean;
}

const FIRST_RETRY = 5;
const MAX_RETRY_SECONDS = 3_600;
const MAX_ERROR_LENGTH = 2_000;
/** Between two tries to write how a run ended. */
const UNAVAILABLE_MS = 2_000;

/**
 * Computes the seconds between attempt number `attempt` of a job and the next one: 5, 20, 80 … up to an hour,
 * with 25 percent jitter, so that many jobs do not retry at once.
 */
export const computeBackoffSeconds = (attempt: number, random = Math.random()): number =>
  Math.min(MAX_RETRY_SECONDS, FIRST_RETRY * 4 ** (attempt - 1)) * (0.75 + random / 2);

/** Runs a claimed job and stores how the run ended. Throws only if that could not be stored. */
export async function runJob(
  job: ClaimedJob,
  { kind, handler, onEnd }: RegisteredJob,
  options: RunOptions,
): Promise<JobOutcome> {
  const { database, log, leaseSeconds, signal, isStopping } = options;
  let isFinished = false;

  /** Writes how the run ended. While the database is away it is tried again, until the process stops or the lease is lost. */
  async function writeEnd(work: (tx: Tx) => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await withJobLease(database, job, work, { evenIfCancelled: true });
      } catch (error) {
        if (!isDatabaseUnavailable(error) || isStopping()) throw error;
        await pause(UNAVAILABLE_MS, undefined, { signal, ref: false }).catch(() => {});
        if (signal.aborted) throw error;
      }
    }
  }

  const fail = async (why: FailedOrCancelledJob['why'], error: string): Promise<JobOutcome> => {
    await writeEnd(async (tx) => {
      const payload = kind.payload.safeParse(job.payload);
      if (payload.success)
        await onEnd?.(tx, { accountId: job.account_id, payload: payload.data, why, error });
      await endJob(tx, job, why, error.slice(0, MAX_ERROR_LENGTH));
    });
    return why === 'FAILED' ? 'failed' : 'cancelled';
  };

  const back = async (inSeconds: number, isTry: boolean, error?: string): Promise<void> =>
    writeEnd((tx) =>
      requeueJob(tx, job, {
        inSeconds,
        isTry,
        ...(error !== undefined && { error: error.slice(0, MAX_ERROR_LENGTH) }),
      }),
    );

  const goOn = () => {
    if (isStopping()) throw new WorkerStoppingError();
  };

  const run: JobRun = {
    id: job.id,
    accountId: job.account_id,
    payload: undefined,
    progress: null,
    attempt: job.attempts,
    dueAt: job.account_due ?? job.due_at,
    signal,
    read: (work) => runInJobAccount(database, job, work),
    async save(progress, work) {
      await withJobLease(database, job, async (tx) => {
        await work?.(tx);
        await saveProgress(tx, job, kind.progress?.parse(progress) ?? progress, leaseSeconds);
      });
      job.attempts = 1;
      goOn();
    },
    write: (work) => withJobLease(database, job, work),
    async writeOrFinish(work) {
      isFinished = await withJobLease(database, job, async (tx) => {
        const isLast = await work(tx);
        if (isLast) await endJob(tx, job, 'DONE');
        return isLast;
      });
    },
    async finish(work) {
      await withJobLease(database, job, async (tx) => {
        await work?.(tx);
        await endJob(tx, job, 'DONE');
      });
      isFinished = true;
    },
  };

  async function work(): Promise<JobOutcome> {
    if (job.cancel_asked_at) throw new JobCancelledError();
    if (job.attempts > job.max_attempts)
      throw new PermanentJobError(`O processo terminou no meio ${job.max_attempts} vezes.`);
    const payload = kind.payload.safeParse(job.payload);
    const progress = job.progress === null ? null : kind.progress?.safeParse(job.progress);
    if (!payload.success || progress?.success === false)
      throw new PermanentJobError(
        'O que foi pedido está em uma forma que esta versão do programa não conhece.',
      );
    await handler({ ...run, payload: payload.data, progress: progress?.data ?? null });
    if (!isFinished) await run.finish();
    return 'done';
  }

  try {
    return await work();
  } catch (error) {
    // A save or failure after the end of the job changes nothing.
    if (isFinished) {
      log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed after its end');
      return 'done';
    }
    return afterError(error);
  }

  async function afterError(error: unknown): Promise<JobOutcome> {
    // An abort shows as whatever the handler was waiting for failing.
    const cause = signal.aborted && signal.reason instanceof Error ? signal.reason : error;
    const words = getErrorMessage(error);
    try {
      if (cause instanceof JobLeaseLostError) return 'lost';
      if (cause instanceof WorkerStoppingError) {
        await back(0, false);
        return 'handed-back';
      }
      if (cause instanceof JobCancelledError) return await fail('CANCELLED', 'Cancelada.');
      if (error instanceof JobPostponedError) {
        await back(error.seconds, false);
        return 'later';
      }
      const isLast = job.attempts >= job.max_attempts;
      log.warn({ err: error, job: job.id, kind: job.kind, attempt: job.attempts, isLast }, 'a job failed');
      if (error instanceof PermanentJobError || isLast) return await fail('FAILED', words);
      await back(computeBackoffSeconds(job.attempts), true, words);
      return 'retry';
    } catch (second) {
      if (second instanceof JobLeaseLostError) return 'lost';
      throw second;
    }
  }
}

const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/**
 * Converts a kind of job and its typed handler to the untyped form in which the job registry stores all
 * handlers.
 */
export const toRegisteredJob = <P extends z.ZodType, G extends z.ZodType>(
  kind: JobKind<P, G>,
  handler: JobHandler<z.output<P>, z.output<G>>,
  onEnd?: (tx: Tx, end: FailedOrCancelledJob<z.output<P>>) => Promise<void>,
): RegisteredJob =>
  // Both are given only what the kind's own schemas parsed.
  ({ kind, handler, onEnd }) as unknown as RegisteredJob;
