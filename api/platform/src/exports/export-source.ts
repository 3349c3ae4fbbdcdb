import type { ExportColumn } from '@girassol/shared-domain/exports';
import type { Caller } from '../access';
import type { Tx } from '../database';
import type { WrittenCell } from '../spreadsheets';

/** Row of an exported spreadsheet: cells by column key. A missing key is an empty cell. */
export type ExportRow = Readonly<Record<string, WrittenCell>>;

/**
 * Context in which a source of an export loads its rows: transaction, caller, filters, and the access
 * (`sight`) that the source computed for the caller.
 */
export interface ExportSourceContext<F, S> {
  tx: Tx;
  caller: Caller;
  filters: F;
  /** Access of the caller at this moment. */
  sight: S;
}

/**
 * Source of the rows of one kind of export. All keys are loaded at once, so that records added during the
 * export neither duplicate nor hide a row. Rows are loaded in portions, each in its own transaction that
 * checks access again.
 */
export interface ExportSource<F, S = unknown> {
  /** Computes what the caller may see of the filtered records. Refuses a caller who may not see them. */
  sight(tx: Tx, caller: Caller, filters: F): Promise<S>;
  /** Keys of all rows, in their order. */
  keys(look: ExportSourceContext<F, S>): Promise<string[]>;
  /** The rows of some of the keys, in their order, without those that are gone. */
  rows(look: ExportSourceContext<F, S>, keys: readonly string[]): Promise<ExportRow[]>;
  /** The columns where nobody chose any, if they depend on the rows. */
  columns?(look: ExportSourceContext<F, S>, keys: readonly string[]): Promise<ExportColumn[]>;
}

/** Sorts rows in the order of the given keys, which are row ids, and leaves out keys without a row. */
export function sortByKeys<T extends { id: string }>(keys: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap((key) => byId.get(key) ?? []);
}
