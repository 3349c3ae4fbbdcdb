import type {
  ImportColumn,
  ImportCounts,
  ImportError,
  ImportHeaderPositionChoice,
  ImportOptions,
} from '@girassol/shared-domain/contract';
import type {
  ImportMapping,
  ImportRowDecision,
  ImportRowState,
  ImportState,
  ImportType,
  SheetCell,
} from '@girassol/shared-domain/imports';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T> = ColumnType<T, string | undefined, string>;

/**
 * Numbers of rows of an import by outcome. `created` and `updated` include rows that are ready but not yet
 * written; `readyUpdates` of these will change an existing record.
 */
export type StoredImportCounts = ImportCounts & { readyUpdates: number };

/** Row of `imports`: an import of a spreadsheet, with its file, mapping, state and progress. */
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
  /** Findings about the file, in sentences. */
  notes: Json<string[]>;
  sheets: Json<{ name: string; hidden: boolean }[]>;
  sheet: Generated<string>;
  headers: Json<string[]>;
  /** The first rows of each column; null once it is mapped and done with. */
  columns: ColumnType<ImportColumn[] | null, string | null | undefined, string | null>;
  /** Place of its headers; null: brought by a release that took the first row. */
  header: ColumnType<ImportHeaderPosition | null, string | null | undefined, string | null>;
  mapping: Json<ImportMapping>;
  options: Json<ImportOptions>;
  /** Does it start as soon as it is checked? */
  starts_alone: Generated<boolean>;
  row_count: Generated<number>;
  /** Rows that the step at work has done. */
  done: Generated<number>;
  /** The last line that the step at work came to. */
  cursor: Generated<number>;
  counts: Json<Partial<StoredImportCounts>>;
  lookalikes: Generated<number>;
  problem: Absent<string>;
  registered_at: GeneratedTimestamp;
  started_at: Absent<Date>;
  ended_at: Absent<Date>;
  undo_until: Absent<Date>;
  /** Time at which the file, the cells and the undo data of the import were deleted. */
  forgotten_at: Absent<Date>;
  version: Generated<number>;
  /** Value or answer that is being written into many rows; null: none. */
  filling: ColumnType<ImportFillProgress | null, string | null | undefined, string | null>;
}

/** Position of the header row in an imported sheet, with the first rows of the sheet for the choice. */
export type ImportHeaderPosition = NonNullable<ImportHeaderPositionChoice>;

/** Progress of writing one value, or one decision, into many rows of an import. */
export type ImportFillProgress = ImportColumnFillProgress | ImportDecisionFillProgress;

interface Filling {
  id: string;
  /** The last line it came to. */
  cursor: number;
  /** Rows. */
  done: number;
  total: number;
}

/**
 * Progress of writing one value into all rows of an import that have the same fault in a column, or of
 * undoing this (`isUndo`).
 */
export interface ImportColumnFillProgress extends Filling {
  column: string;
  value: string;
  /** The fault of the rows. */
  message: string;
  isUndo: boolean;
}

/** Progress of writing the same decision into all rows of an import that have an open question. */
export interface ImportDecisionFillProgress extends Filling {
  decision: ImportRowDecision;
}

/**
 * Columns that an import changed, with their values: `record` of the record itself, `customer` of the
 * customer of an item.
 */
export interface ImportedChanges {
  record?: Record<string, unknown>;
  customer?: Record<string, unknown>;
  /** Version of the record, or of the item's customer, after it was written. */
  version?: number;
  /** The same once its fields were given back. */
  returned?: number;
  /** Id of the customer of an item that was changed. */
  customerRecord?: string;
}

/** Existing customer that a row of an import matches. */
export interface MatchedCustomer {
  _id: string;
  name: string;
}

/**
 * Row of `import_rows`: a line of an imported spreadsheet, with its cells, faults, decision and the record
 * that it created or changed.
 */
export interface ImportRowsTable {
  account_id: string;
  import_id: string;
  line: number;
  state: ImportRowState;
  action: Absent<'CREATE' | 'UPDATE'>;
  /** Record that the row created, changed or equals. */
  record_id: Absent<string>;
  record_name: Absent<string>;
  /** Customer that was created with the row's item. */
  customer_id: Absent<string>;
  /** Existing customer that was found for the row's item. */
  customer_found: ColumnType<MatchedCustomer | null, string | null | undefined, string | null>;
  decision: Absent<ImportRowDecision>;
  /** Null once it was written. */
  cells: ColumnType<SheetCell[] | null, string | null | undefined, string | null>;
  faults: ColumnType<ImportError[] | null, string | null | undefined, string | null>;
  /** Sentences about cells that are not in the record, or stand there with other digits; null: none. */
  remarks: ColumnType<ImportError[] | null, string | null | undefined, string | null>;
  reason: Absent<string>;
  before: ColumnType<ImportedChanges | null, string | null | undefined, string | null>;
  after: ColumnType<ImportedChanges | null, string | null | undefined, string | null>;
  /** Columns that the row adds to its record; null where they are computed again on writing. */
  wanted: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
}

/**
 * Row of `import_fills`: cells of an import that were filled with one value together, with their former
 * contents for undo.
 */
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
  /** Hash of the headers. */
  hash: string;
  name: string;
  mapping: ColumnType<ImportMapping, string, string>;
  updated_at: GeneratedTimestamp;
  updated_by: string;
}

/** Row of `import_headers`: the property to which an account last mapped a column header. */
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
