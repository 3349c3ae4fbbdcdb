import type { ColumnType, GeneratedAlways } from 'kysely';
import type { DefaultInstant } from './tables';

/** Something that somebody did and may take back. */
export interface DeedsTable {
  account_id: string;
  id: string;
  user_id: string;
  /** In words, inside a sentence: "mudança de etapa". */
  label: string;
  made_at: DefaultInstant;
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A row as a deed found it and as it left it; written by triggers. Of an update, only what changed. */
export interface DeedChangesTable {
  account_id: string;
  deed_id: string;
  seq: GeneratedAlways<string>;
  table_name: string;
  row_key: Record<string, string>;
  /** Null: the deed made the row. */
  before: Record<string, unknown> | null;
  /** Null: the deed removed the row. */
  after: Record<string, unknown> | null;
}

export interface DeedTables {
  deeds: DeedsTable;
  deed_changes: DeedChangesTable;
}
