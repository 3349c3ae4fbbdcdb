import type {
  ImportColumn,
  ImportCounts,
  ImportFault,
  ImportOptions,
} from '@girassol/shared-domain/contract';
import type {
  ImportMapping,
  ImportRowState,
  ImportState,
  ImportType,
  RowDecision,
  SheetCell,
} from '@girassol/shared-domain/imports';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant } from './tables';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T> = ColumnType<T, string | undefined, string>;

/** Rows by what became of them; `created` and `updated` with what is ready, of which `readyUpdates` change a record. */
export type KeptCounts = ImportCounts & { readyUpdates: number };

/** A spreadsheet on its way into records. */
export interface ImportsTable {
  account_id: string;
  id: string;
  user_id: string;
  type: ImportType;
  state: Generated<ImportState>;
  /** Null: forgotten. */
  file_id: Absent<string>;
  file_name: string;
  /** Bytes. */
  file_size: number;
  sha256: string;
  /** What was found out about the file, in sentences. */
  notes: Json<string[]>;
  sheets: Json<{ name: string; hidden: boolean }[]>;
  sheet: Generated<string>;
  headers: Json<string[]>;
  /** The first rows of each column; null once it is mapped and done with. */
  columns: ColumnType<ImportColumn[] | null, string | null | undefined, string | null>;
  mapping: Json<ImportMapping>;
  options: Json<ImportOptions>;
  /** Does it start as soon as it is checked? */
  starts_alone: Generated<boolean>;
  row_count: Generated<number>;
  /** Rows that the step at work has done. */
  done: Generated<number>;
  /** The last line that the step at work came to. */
  cursor: Generated<number>;
  counts: Json<Partial<KeptCounts>>;
  lookalikes: Generated<number>;
  problem: Absent<string>;
  registered_at: DefaultInstant;
  started_at: Absent<Date>;
  ended_at: Absent<Date>;
  undo_until: Absent<Date>;
  /** When its file, its cells and what would undo it were ended. */
  forgotten_at: Absent<Date>;
  version: Generated<number>;
  /** What is on its way into many rows: a value, or an answer. */
  filling: ColumnType<ImportFilling | null, string | null | undefined, string | null>;
}

/** What goes into many rows of an import, and how far it has come. */
export type ImportFilling = ColumnFilling | AnswerFilling;

interface Filling {
  id: string;
  /** The last line it came to. */
  cursor: number;
  /** Rows. */
  done: number;
  total: number;
}

/** A value on its way into all rows with the same fault, or back out of them. */
export interface ColumnFilling extends Filling {
  column: string;
  value: string;
  /** The fault of the rows. */
  message: string;
  isUndo: boolean;
}

/** The answer to all rows that ask. */
export interface AnswerFilling extends Filling {
  decision: RowDecision;
}

/** What changed of a record, by column of its table; `customer` is that of an item. */
export interface ImportedChanges {
  record?: Record<string, unknown>;
  customer?: Record<string, unknown>;
  /** Of the record, or the customer of an item, once it was written. */
  version?: number;
  /** The same once its fields were given back. */
  returned?: number;
  /** Of an item: the id of the customer that was changed. */
  customerRecord?: string;
}

/** A line of a spreadsheet. */
export interface ImportRowsTable {
  account_id: string;
  import_id: string;
  line: number;
  state: ImportRowState;
  action: Absent<'CREATE' | 'UPDATE'>;
  /** What it became, changed, or equals. */
  record_id: Absent<string>;
  record_name: Absent<string>;
  /** Of an item: the customer that was created with it. */
  customer_id: Absent<string>;
  decision: Absent<RowDecision>;
  /** Null once it was written. */
  cells: ColumnType<SheetCell[] | null, string | null | undefined, string | null>;
  faults: ColumnType<ImportFault[] | null, string | null | undefined, string | null>;
  reason: Absent<string>;
  before: ColumnType<ImportedChanges | null, string | null | undefined, string | null>;
  after: ColumnType<ImportedChanges | null, string | null | undefined, string | null>;
  /** What it is to add, as columns of its record; null where that is asked anew when it is written. */
  wanted: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
}

/** Cells that were filled together, and what stood in them. */
export interface ImportFillsTable {
  account_id: string;
  import_id: string;
  fill_id: string;
  last_line: number;
  column_name: string;
  value: string;
  lines: number[];
  /** In the order of the lines. */
  before: ColumnType<SheetCell[], string, never>;
}

export interface ImportTemplatesTable {
  account_id: string;
  type: ImportType;
  /** Of the headers. */
  hash: string;
  name: string;
  mapping: ColumnType<ImportMapping, string, string>;
  updated_at: DefaultInstant;
  updated_by: string;
}

/** Which property a header was given last. */
export interface ImportHeadersTable {
  account_id: string;
  type: ImportType;
  header: string;
  property: string;
}

/** Tables of imports. */
export interface ImportTables {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  import_fills: ImportFillsTable;
  import_templates: ImportTemplatesTable;
  import_headers: ImportHeadersTable;
}
