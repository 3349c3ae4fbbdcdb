import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { Generated } from 'kysely';

/** Row of `account_archives`: an archive of everything of an account. Its file is deleted after some days. */
export interface AccountArchivesTable {
  account_id: string;
  id: string;
  user_id: string;
  /** Name of the user, as it was then. */
  requested_by: string;
  state: Generated<'QUEUED' | 'WRITING' | 'DONE' | 'FAILED'>;
  /** Rows and files that are in it, or are written so far. */
  rows: Generated<number>;
  files: Generated<number>;
  /** Bytes. */
  size: number | null;
  file_id: string | null;
  /** Why it was not written, in Portuguese. */
  problem: string | null;
  requested_at: GeneratedTimestamp;
  ended_at: Date | null;
  expires_at: Date | null;
}

/** Table of the archives of everything of an account. */
export interface ArchiveTables {
  account_archives: AccountArchivesTable;
}
