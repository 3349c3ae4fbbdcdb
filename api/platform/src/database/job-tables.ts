import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

export type JobState = 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
/** Priority of a job in the queue. */
export type JobPriority = 'HIGH' | 'NORMAL' | 'LOW';

/**
 * Row of `jobs`: work that any free process does after the transaction that enqueued it. Only `platform/jobs`
 * reads and writes the table.
 */
export interface JobsTable {
  id: string;
  /** Null: the platform's own. */
  account_id: string | null;
  kind: string;
  state: Generated<JobState>;
  /** Checked by the kind's schema, when it is written and when it is read. */
  payload: ColumnType<unknown, string, never>;
  /** Progress of the job, as its handler last saved it. */
  progress: ColumnType<unknown, string | null | undefined, string | null>;
  priority: JobPriority;
  /** Accounts take turns with these. */
  heavy: Generated<boolean>;
  /** Key within the account; of the jobs with one key, one runs at a time. */
  key: string | null;
  /** Deduplication key within account and kind; of the jobs with one key, one waits at a time. */
  once: string | null;
  /** Nobody has begun it. */
  fresh: Generated<boolean>;
  due_at: Date;
  /** `due_at`, and how long others may overtake it. */
  order_at: Date;
  /** Time at which the job is due by the clock of its account; null: it is due by real time. */
  account_due: Date | null;
  /** Tries since it last came forward. */
  attempts: Generated<number>;
  max_attempts: number;
  /** Lease of the process that runs the job; each claim sets a new one. */
  lease: ColumnType<string | null, never, null>;
  lease_until: ColumnType<Date | null, never, Date | null>;
  worker: ColumnType<string | null, never, string | null>;
  cancel_asked_at: ColumnType<Date | null, never, Date | null>;
  /** Error of the last attempt. */
  error: ColumnType<string | null, never, string | null>;
  created_at: GeneratedTimestamp;
  started_at: ColumnType<Date | null, never, never>;
  ended_at: ColumnType<Date | null, never, Date | null>;
}

/** Row of `job_periods`: the time at which a periodic job is enqueued next. */
export interface JobPeriodsTable {
  kind: string;
  next_at: Date;
  last_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface JobTables {
  jobs: JobsTable;
  job_periods: JobPeriodsTable;
}
