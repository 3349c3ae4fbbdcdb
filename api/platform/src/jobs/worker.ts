import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database';
import type { Tracing } from '../tracing';
import { type ClaimedJob, requeueJob, withJobLease } from './claimed-job';
import type { JobKind } from './define-job';
import { JOBS_CHANNEL } from './enqueue';
import { createJobClaimer } from './job-claims';
import { JobCancelledError, JobLeaseLostError, WorkerStoppingError } from './job-errors';
import type { JobMetrics } from './job-metrics';
import { addJobPeriods, enqueuePeriodicJobs, type JobPeriod } from './periodic-jobs';
import { type RegisteredJob, runJob } from './run-job';

/** However quiet it is: what was said while a connection was lost is found by then. */
const MAX_SLEEP_MS = 10_000;
/**
 * Milliseconds between checks for a due job that waits for another of its key, in case the signal of that job's end is
 * lost.
 */
const BLOCKED_POLL_MS = 1_000;
/** Milliseconds between two looks for periodic jobs that are due: the end of each job turns the loop. */
const PERIODS_POLL_MS = 1_000;
/** After trouble with the database. */
const TROUBLE_MS = 2_000;
/** Milliseconds that running jobs get when the process stops; the process itself waits ten seconds. */
const DRAIN_MS = 5_000;
const CUT_MS = 1_500;

interface WorkerOptions {
  database: Database;
  log: FastifyBaseLogger;
  metrics: JobMetrics;
  kinds: ReadonlyMap<string, RegisteredJob>;
  periods: readonly JobPeriod[];
  leaseSeconds: number;
  /** Jobs that run at once in this process; of the heavy ones only one, of heavy and long ones one less than all. */
  atOnce: number;
  tracing?: Tracing | undefined;
}

/** Worker that claims jobs and runs them until it is stopped. */
export interface JobWorker {
  start(): Promise<void>;
  /** Runs what is due until nothing is; for tests and commands. Answers how many ran. */
  runDue(): Promise<number>;
  /** Takes nothing more, lets what runs finish for some seconds, and gives the rest back. Called again, it waits for the same end. */
  stop(): Promise<void>;
}

interface Running {
  job: ClaimedJob;
  kind: JobKind;
  abort: AbortController;
  ended: Promise<void>;
}

const takesLong = ({ isHeavy = false, isLong = false }: JobKind): boolean => isHeavy || isLong;

/** Creates the worker of this process; it claims nothing before `start`. */
export function createJobWorker({
  database,
  log,
  metrics,
  kinds,
  periods,
  leaseSeconds,
  atOnce,
  tracing,
}: WorkerOptions): JobWorker {
  const name = `${hostname()}:${process.pid}`;
  const line = createJobClaimer(database);
  const running = new Map<string, Running>();
  let isStopping = false;
  let renewal: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let looping: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;
  let wake = () => {};
  let isWoken = false;
  /** Runs that ended. */
  let ended = 0;
  /** Time of `performance.now()` from which periodic jobs are looked for again. */
  let periodsDueAt = 0;

  function wakeUp(): void {
    isWoken = true;
    wake();
  }

  function sleep(ms: number): Promise<void> {
    if (isWoken || isStopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Kinds of jobs that may begin beside those that run. */
  const kindsAtHand = (): string[] => {
    const begun = [...running.values()].map(({ kind }) => kind);
    const mayBeginHeavy = !begun.some(({ isHeavy }) => isHeavy);
    const mayBeginLong = begun.filter(takesLong).length < Math.max(1, atOnce - 1);
    return [...kinds.values()]
      .map(({ kind }) => kind)
      .filter((kind) => (mayBeginHeavy || !kind.isHeavy) && (mayBeginLong || !takesLong(kind)))
      .map(({ kind }) => kind);
  };

  /** Begins one job; false where there is none. */
  async function beginOne(): Promise<boolean> {
    const job = await line.next(name, leaseSeconds, kindsAtHand());
    const found = job && kinds.get(job.kind);
    if (!job || !found) return false;
    const abort = new AbortController();
    metrics.began(job);
    const clock = performance.now();
    const run = async () => {
      try {
        const options = { database, log, leaseSeconds, signal: abort.signal, isStopping: () => isStopping };
        const work = () => runJob(job, found, options);
        const outcome = await (tracing?.traceJob({ kind: job.kind, attempt: job.attempts }, work) ?? work());
        metrics.ended(job, outcome, performance.now() - clock);
      } catch (error) {
        // How it ended could not be written: its lease runs out, and somebody takes it again.
        log.error({ err: error, job: job.id, kind: job.kind }, 'a job is left to its lease');
      } finally {
        running.delete(job.lease);
        ended += 1;
        wakeUp();
      }
    };
    const entry: Running = { job, kind: found.kind, abort, ended: Promise.resolve() };
    running.set(job.lease, entry);
    entry.ended = run();
    return true;
  }

  async function loop(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      try {
        if (performance.now() >= periodsDueAt) {
          await enqueuePeriodicJobs(database, periods);
          periodsDueAt = performance.now() + PERIODS_POLL_MS;
        }
        while (!isStopping && running.size < atOnce && (await beginOne()));
        // With all slots taken, the end of a job triggers the next check.
        const next = running.size < atOnce ? await line.nextIn(kindsAtHand()) : null;
        await sleep(Math.min(MAX_SLEEP_MS, next === null ? Number.POSITIVE_INFINITY : computeWaitMs(next)));
      } catch (error) {
        log.warn({ err: error }, 'jobs wait for the database');
        isWoken = false;
        await sleep(TROUBLE_MS);
      }
    }
  }

  async function renew(): Promise<void> {
    // Jobs that start while the database answers were not part of the query.
    const asked = [...running];
    if (asked.length === 0) return;
    const leases = asked.map(([lease]) => lease);
    const held = new Map((await line.renew(leases, leaseSeconds)).map((row) => [row.lease, row]));
    for (const [lease, { abort }] of asked) {
      const row = held.get(lease);
      if (!row) abort.abort(new JobLeaseLostError());
      else if (row.cancel_asked) abort.abort(new JobCancelledError());
    }
  }

  const keepRenewing = () => {
    // Also how soon a cancel is heard by a handler that saves nothing on its way.
    const everyMs = Math.min(5_000, (leaseSeconds * 1000) / 3);
    renewal = setInterval(() => {
      renew().catch((error) => log.warn({ err: error }, 'leases of jobs wait for the database'));
    }, everyMs).unref();
  };

  const handBack = (job: ClaimedJob) =>
    withJobLease(database, job, (tx) => requeueJob(tx, job, { inSeconds: 0, isTry: false }), {
      evenIfCancelled: true,
    });

  const allEnded = () => Promise.all([...running.values()].map(({ ended }) => ended));

  async function stop(): Promise<void> {
    isStopping = true;
    wakeUp();
    // The loop may wait for the database, as jobs do.
    await within(DRAIN_MS, Promise.all([looping, allEnded()]));
    for (const { abort } of running.values()) abort.abort(new WorkerStoppingError());
    await within(CUT_MS, allEnded());
    // A run that gets no answer loses its lease: nothing that it still does can commit.
    await within(CUT_MS, Promise.allSettled([...running.values()].map(({ job }) => handBack(job))));
    clearInterval(renewal);
    await stopListening?.();
  }

  return {
    async start() {
      if (database.kind === 'embedded') await line.endAll();
      await addJobPeriods(database, periods);
      stopListening = await database.listen(JOBS_CHANNEL, wakeUp, wakeUp);
      keepRenewing();
      looping = loop();
    },

    async runDue() {
      let begun = 0;
      if (!renewal) keepRenewing();
      for (;;) {
        const endedBefore = ended;
        if (running.size < atOnce && (await beginOne())) begun += 1;
        else if (running.size > 0) await Promise.race([...running.values()].map((run) => run.ended));
        // One that ended while the line was being asked may have added another, or was what the next of its key waited for.
        else if (ended === endedBefore) return begun;
      }
    },

    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/**
 * Computes the milliseconds to wait: a little more than the seconds given, so that the database's clock has passed the
 * moment. A due job that cannot be claimed waits for another of its key, whose end signals the workers.
 */
const computeWaitMs = (seconds: number): number => (seconds <= 0 ? BLOCKED_POLL_MS : seconds * 1000 + 10);

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
