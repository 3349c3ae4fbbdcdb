import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant } from './tables';

export type JobState = 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
export type JobPriority = 'HIGH' | 'NORMAL' | 'LOW';

/** Something to be done after its transaction, by whichever process is free. Read and written by `platform/jobs` only. */
export interface JobsTable {
  id: string;
  /** Null: the platform's own. */
  account_id: string | null;
  kind: string;
  state: Generated<JobState>;
  /** Checked by the kind's schema, when it is written and when it is read. */
  payload: ColumnType<unknown, string, never>;
  /** How far it has come, as its handler last saved it. */
  progress: ColumnType<unknown, string | null | undefined, string | null>;
  priority: JobPriority;
  /** Accounts take turns with these. */
  heavy: Generated<boolean>;
  /** Of one account and key, one runs at a time. */
  key: string | null;
  /** Of one account, kind and this, one waits at a time. */
  once: string | null;
  /** Nobody has begun it. */
  fresh: Generated<boolean>;
  due_at: Date;
  /** `due_at`, and how long others may overtake it. */
  order_at: Date;
  /** When it is due by the clock of its account; null: by the time of the world. */
  account_due: Date | null;
  /** Tries since it last came forward. */
  attempts: Generated<number>;
  max_attempts: number;
  /** Of who runs it; another one from each claim. */
  lease: ColumnType<string | null, never, null>;
  lease_until: ColumnType<Date | null, never, Date | null>;
  worker: ColumnType<string | null, never, string | null>;
  cancel_asked_at: ColumnType<Date | null, never, Date | null>;
  /** What went wrong the last time. */
  error: ColumnType<string | null, never, string | null>;
  created_at: DefaultInstant;
  started_at: ColumnType<Date | null, never, never>;
  ended_at: ColumnType<Date | null, never, Date | null>;
}

/** When a periodic job is next put into the line. */
export interface JobPeriodsTable {
  kind: string;
  next_at: Date;
  last_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface JobTables {
  jobs: JobsTable;
  job_periods: JobPeriodsTable;
}
