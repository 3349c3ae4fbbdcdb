import { sql } from 'kysely';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../database';
import type { ClaimedJob } from './claimed-job';
import type { JobOutcome } from './run-job';

/** Functions by which the worker reports the start and the end of job runs to the metrics. */
export interface JobMetrics {
  began(job: ClaimedJob): void;
  ended(job: ClaimedJob, outcome: JobOutcome, ms: number): void;
}

interface Figure {
  kind: string;
  state: 'QUEUED' | 'RUNNING' | 'FAILED';
  jobs: number;
  oldest_seconds: number;
}

const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 1800, 7200];

/** Creates the metrics of waiting and running times of jobs in this process, and of the queue of all processes. */
export function createJobMetrics(registry: Registry, database: Database): JobMetrics {
  const waited = new Histogram({
    name: 'girassol_job_wait_seconds',
    help: 'From when a job was due until it began, by kind and priority',
    labelNames: ['kind', 'priority'],
    buckets: SECONDS,
    registers: [registry],
  });
  const took = new Histogram({
    name: 'girassol_job_duration_seconds',
    help: 'How long a job ran, by kind and how it ended',
    labelNames: ['kind', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'girassol_jobs',
    help: 'Jobs that wait, run or failed for good, in all processes',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      const figures = await readFigures(database);
      this.reset();
      for (const { kind, state, jobs } of figures) this.set({ kind, state }, jobs);
    },
  });
  new Gauge({
    name: 'girassol_job_oldest_wait_seconds',
    help: 'How long the oldest waiting job has been due, by kind',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const figures = await readFigures(database);
      this.reset();
      for (const { kind, state, oldest_seconds } of figures)
        if (state === 'QUEUED') this.set({ kind }, oldest_seconds);
    },
  });
  return {
    began: ({ kind, priority, due_at, started_at }) =>
      waited.observe(
        { kind, priority },
        Math.max(0, ((started_at ?? due_at).getTime() - due_at.getTime()) / 1000),
      ),
    ended: ({ kind }, outcome, ms) => took.observe({ kind, outcome }, ms / 1000),
  };
}

/** Without the database there are no figures of it; the others are told. */
const readFigures = (database: Database): Promise<Figure[]> =>
  database.lookUp(sql<Figure>`select * from job_figures()`).catch(() => []);
