import type { RowFault, RowValues } from '@girassol/shared-domain/imports';
import type { Tx } from '../../../../platform/database';
import type { Columns } from '../changes';
import type { ImportContext } from '../target';

/** A record as a row describes one that has everything that tells it apart. */
export interface KeyedRow<Full> {
  line: number;
  /** The same for all that are the same thing. */
  key: string;
  name: string;
  /** What the row says besides: columns, or parts of them. */
  wanted: Columns;
  /** All columns of a new one. */
  full: Full;
}

/** One that is there. */
export interface KeyedRecord {
  id: string;
  name: string;
  version: number;
  /** Named as in `wanted`. */
  columns: Columns;
}

/** Records that are told apart by what they are: equipment, kits. */
export interface Keyed<Full = Columns> {
  read(line: number, values: RowValues): KeyedRow<Full> | { faults: RowFault[] };
  /** Those that are there of what rows describe, by key; held where they are about to be written. */
  find(
    tx: Tx,
    context: ImportContext,
    rows: readonly KeyedRow<Full>[],
    forUpdate: boolean,
  ): Promise<Map<string, KeyedRecord>>;
  /** The same by id. */
  held(tx: Tx, context: ImportContext, ids: readonly string[]): Promise<Map<string, KeyedRecord>>;
  /** Those of them that the caller may see, by id. */
  seen(tx: Tx, context: ImportContext, ids: readonly string[]): Promise<Map<string, KeyedRecord>>;
  /** The property that a column of `wanted` is read of, with a value of it as a row says it. */
  tell(column: string, value: unknown): { property: string; value: string | number | boolean } | null;
  insert(tx: Tx, context: ImportContext, rows: readonly { id: string; full: Full }[]): Promise<void>;
  /** Writes columns, each record as a new version. Answers the versions, by id. */
  change(
    tx: Tx,
    context: ImportContext,
    writes: readonly { id: string; columns: Columns }[],
  ): Promise<Map<string, number>>;
  remove(tx: Tx, context: ImportContext, ids: readonly string[]): Promise<void>;
  /** Tells open browsers that records are other ones now. */
  announce(tx: Tx, context: ImportContext): Promise<void>;
}
