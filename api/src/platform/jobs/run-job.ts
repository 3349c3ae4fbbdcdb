import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { type Database, isUnavailable, type Tx } from '../database';
import type { JobKind } from './define-job';
import { endJob, fenced, type HeldJob, inItsAccount, keepProgress, putBack } from './held-job';
import { GiveUp, HandedBack, JobCancelled, LeaseLost, NotYet } from './outcomes';

/** A job in the hands of its handler. */
export interface JobRun<P = unknown, G = unknown> {
  id: string;
  accountId: string | null;
  payload: P;
  /** What was saved last, perhaps by a process that is gone; null at the beginning. */
  progress: G | null;
  /** Tries since it last came forward, from 1. */
  attempt: number;
  /** When it was due: by the clock of the account where it follows that one. */
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
  /** Writes the last effects and the end in one transaction. */
  finish(work?: (tx: Tx) => Promise<void>): Promise<void>;
}

export type JobHandler<P = unknown, G = unknown> = (job: JobRun<P, G>) => Promise<void>;

export interface JobEnd<P = unknown> {
  accountId: string | null;
  payload: P;
  why: 'FAILED' | 'CANCELLED';
  error: string;
}

export interface RegisteredJob {
  kind: JobKind;
  handler: JobHandler;
  /** In the transaction that ends a job that failed for good, or was cancelled: what hangs on it is told. */
  onEnd?: ((tx: Tx, end: JobEnd) => Promise<void>) | undefined;
}

export type Outcome = 'done' | 'retry' | 'failed' | 'cancelled' | 'later' | 'handed-back' | 'lost';

interface RunOptions {
  database: Database;
  log: FastifyBaseLogger;
  leaseSeconds: number;
  signal: AbortSignal;
  /** Is the process about to stop? */
  isStopping: () => boolean;
}

const FIRST_RETRY = 5;
const LONGEST_RETRY = 3_600;
const LONGEST_ERROR = 2_000;
/** Between two tries to write how a run ended. */
const UNAVAILABLE_MS = 2_000;

/** Seconds until try `attempt + 1`: 5, 20, 80 … up to an hour, a quarter more or less, so that many do not come at once. */
export const backOff = (attempt: number, random = Math.random()): number =>
  Math.min(LONGEST_RETRY, FIRST_RETRY * 4 ** (attempt - 1)) * (0.75 + random / 2);

/** Runs a job that was claimed, and writes how it ended. Throws only where that could not be written. */
export async function runJob(
  job: HeldJob,
  { kind, handler, onEnd }: RegisteredJob,
  options: RunOptions,
): Promise<Outcome> {
  const { database, log, leaseSeconds, signal, isStopping } = options;
  let isFinished = false;

  /** Writes how the run ended. While the database is away it is tried again, until the process stops or the lease is lost. */
  async function writeEnd(work: (tx: Tx) => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await fenced(database, job, work, { evenIfCancelled: true });
      } catch (error) {
        if (!isUnavailable(error) || isStopping()) throw error;
        await pause(UNAVAILABLE_MS, undefined, { signal, ref: false }).catch(() => {});
        if (signal.aborted) throw error;
      }
    }
  }

  const fail = async (why: JobEnd['why'], error: string): Promise<Outcome> => {
    await writeEnd(async (tx) => {
      const payload = kind.payload.safeParse(job.payload);
      if (payload.success)
        await onEnd?.(tx, { accountId: job.account_id, payload: payload.data, why, error });
      await endJob(tx, job, why, error.slice(0, LONGEST_ERROR));
    });
    return why === 'FAILED' ? 'failed' : 'cancelled';
  };

  const back = async (inSeconds: number, isTry: boolean, error?: string): Promise<void> =>
    writeEnd((tx) =>
      putBack(tx, job, {
        inSeconds,
        isTry,
        ...(error !== undefined && { error: error.slice(0, LONGEST_ERROR) }),
      }),
    );

  const goOn = () => {
    if (isStopping()) throw new HandedBack();
  };

  const run: JobRun = {
    id: job.id,
    accountId: job.account_id,
    payload: undefined,
    progress: null,
    attempt: job.attempts,
    dueAt: job.account_due ?? job.due_at,
    signal,
    read: (work) => inItsAccount(database, job, work),
    async save(progress, work) {
      await fenced(database, job, async (tx) => {
        await work?.(tx);
        await keepProgress(tx, job, kind.progress?.parse(progress) ?? progress, leaseSeconds);
      });
      job.attempts = 1;
      goOn();
    },
    write: (work) => fenced(database, job, work),
    async finish(work) {
      await fenced(database, job, async (tx) => {
        await work?.(tx);
        await endJob(tx, job, 'DONE');
      });
      isFinished = true;
    },
  };

  async function work(): Promise<Outcome> {
    if (job.cancel_asked_at) throw new JobCancelled();
    if (job.attempts > job.max_attempts)
      throw new GiveUp(`O processo terminou no meio ${job.max_attempts} vezes.`);
    const payload = kind.payload.safeParse(job.payload);
    const progress = job.progress === null ? null : kind.progress?.safeParse(job.progress);
    if (!payload.success || progress?.success === false)
      throw new GiveUp('O que foi pedido está em uma forma que esta versão do programa não conhece.');
    await handler({ ...run, payload: payload.data, progress: progress?.data ?? null });
    if (!isFinished) await run.finish();
    return 'done';
  }

  try {
    return await work();
  } catch (error) {
    // What comes after the end changes nothing about it.
    if (isFinished) {
      log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed after its end');
      return 'done';
    }
    return afterError(error);
  }

  async function afterError(error: unknown): Promise<Outcome> {
    // An abort shows as whatever the handler was waiting for failing.
    const cause = signal.aborted && signal.reason instanceof Error ? signal.reason : error;
    const words = wordsOf(error);
    try {
      if (cause instanceof LeaseLost) return 'lost';
      if (cause instanceof HandedBack) {
        await back(0, false);
        return 'handed-back';
      }
      if (cause instanceof JobCancelled) return await fail('CANCELLED', 'Cancelada.');
      if (error instanceof NotYet) {
        await back(error.seconds, false);
        return 'later';
      }
      const isLast = job.attempts >= job.max_attempts;
      log.warn({ err: error, job: job.id, kind: job.kind, attempt: job.attempts, isLast }, 'a job failed');
      if (error instanceof GiveUp || isLast) return await fail('FAILED', words);
      await back(backOff(job.attempts), true, words);
      return 'retry';
    } catch (second) {
      if (second instanceof LeaseLost) return 'lost';
      throw second;
    }
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/** The handler with the types of its kind, as it is kept beside others. */
export const registered = <P extends z.ZodType, G extends z.ZodType>(
  kind: JobKind<P, G>,
  handler: JobHandler<z.output<P>, z.output<G>>,
  onEnd?: (tx: Tx, end: JobEnd<z.output<P>>) => Promise<void>,
): RegisteredJob =>
  // Both are given only what the kind's own schemas parsed.
  ({ kind, handler, onEnd }) as unknown as RegisteredJob;
