import type { BoardKind } from '@girassol/shared-domain';
import type {
  ExportFormat,
  ExportKind,
  ExportState,
  ModuleExportKind,
} from '@girassol/shared-domain/exports';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Row of `exports`: a list of records that a user exports to a file, with the progress of the export. */
export interface ExportsTable {
  account_id: string;
  id: string;
  user_id: string;
  kind: ExportKind | ModuleExportKind;
  /** Board of an export that is about one board; otherwise null. */
  board: Absent<BoardKind>;
  format: ExportFormat;
  /** As the contract has them for the kind. */
  filters: ColumnType<unknown, string, never>;
  /** Keys of the columns that were chosen; null: the usual ones. */
  columns: ColumnType<string[] | null, string | null, never>;
  state: Generated<ExportState>;
  job_id: Absent<string>;
  /** Rows to write, once they are counted. */
  total: Absent<number>;
  /** Rows written so far. */
  done: Generated<number>;
  /** Rows of the file. */
  row_count: Absent<number>;
  /** Null: there is none yet, or its time is over. */
  file_id: Absent<string>;
  file_name: string;
  /** Bytes. */
  file_size: Absent<number>;
  opened: Generated<number>;
  problem: Absent<string>;
  registered_at: GeneratedTimestamp;
  ended_at: Absent<Date>;
  expires_at: Absent<Date>;
}

/** Row of `export_openings`: a download of an export's file, with its number of rows. Append-only. */
export interface ExportOpeningsTable {
  account_id: string;
  id: string;
  export_id: string;
  user_id: string;
  row_count: number;
  opened_at: GeneratedTimestamp;
}

/** Tables of exports. */
export interface ExportTables {
  exports: ExportsTable;
  export_openings: ExportOpeningsTable;
}
