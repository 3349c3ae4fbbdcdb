import type { Tx } from '@girassol/api-platform/database';
import type { RowError, RowValues } from '@girassol/shared-domain/imports';
import type { ColumnValues } from '../changes';
import type { ImportContext } from '../target';

/**
 * Row of an import that describes a record identified by its own properties, its natural key: equipment or a
 * kit.
 */
export interface KeyedRow<Full> {
  line: number;
  /** The same for all that are the same thing. */
  key: string;
  name: string;
  /** Values of the row that do not identify the record: columns, or parts of a column. */
  wanted: ColumnValues;
  /** All columns of a new one. */
  full: Full;
}

/** Stored record of equipment or a kit, which an import identifies by its natural key. */
export interface KeyedRecord {
  id: string;
  name: string;
  version: number;
  /** Named as in `wanted`. */
  columns: ColumnValues;
}

/**
 * Operations by which an import reads, finds and writes one type of records that are identified by a natural
 * key, that is, by their own properties: equipment and kits.
 */
export interface KeyedRecordType<Full = ColumnValues> {
  read(line: number, values: RowValues): KeyedRow<Full> | { faults: RowError[] };
  /** Finds the stored records that rows describe, by key. Locks them if they are about to be written. */
  find(
    tx: Tx,
    context: ImportContext,
    rows: readonly KeyedRow<Full>[],
    forUpdate: boolean,
  ): Promise<Map<string, KeyedRecord>>;
  /** The same by id. */
  held(tx: Tx, context: ImportContext, ids: readonly string[]): Promise<Map<string, KeyedRecord>>;
  /** Loads those of the records that the caller may see, by id. */
  seen(tx: Tx, context: ImportContext, ids: readonly string[]): Promise<Map<string, KeyedRecord>>;
  /** The property that a column of `wanted` is read of, with a value of it as a row says it. */
  tell(column: string, value: unknown): { property: string; value: string | number | boolean } | null;
  insert(tx: Tx, context: ImportContext, rows: readonly { id: string; full: Full }[]): Promise<void>;
  /** Writes columns, each record as a new version. Answers the versions, by id. */
  change(
    tx: Tx,
    context: ImportContext,
    writes: readonly { id: string; columns: ColumnValues }[],
  ): Promise<Map<string, number>>;
  remove(tx: Tx, context: ImportContext, ids: readonly string[]): Promise<void>;
  /** Tells open browsers that records are other ones now. */
  announce(tx: Tx, context: ImportContext): Promise<void>;
}
