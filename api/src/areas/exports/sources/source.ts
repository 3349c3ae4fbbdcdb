import type { ExportColumn } from '@girassol/shared-domain/exports';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import type { WrittenCell } from '../../../platform/spreadsheets';

/** A row by the keys of its columns; what it does not name is empty. */
export type ExportRow = Readonly<Record<string, WrittenCell>>;

/** A look into the database for somebody, by what they asked for. */
export interface Look<F, S> {
  tx: Tx;
  caller: Caller;
  filters: F;
  /** What they may see of it, now. */
  sight: S;
}

/**
 * Where the rows of a kind come from. The keys of all of them are taken at once, so that what is written meanwhile neither
 * doubles nor hides one; the rows follow in portions, each in a transaction of its own, for as long as they may be seen.
 */
export interface ExportSource<F, S = unknown> {
  /** What this person may see of what is asked; refuses who may not look there. */
  sight(tx: Tx, caller: Caller, filters: F): Promise<S>;
  /** Keys of all rows, in their order. */
  keys(look: Look<F, S>): Promise<string[]>;
  /** The rows of some of the keys, in their order, without those that are gone. */
  rows(look: Look<F, S>, keys: readonly string[]): Promise<ExportRow[]>;
  /** The columns where nobody chose any, if they depend on the rows. */
  columns?(look: Look<F, S>, keys: readonly string[]): Promise<ExportColumn[]>;
}

/** These rows in the order of the keys. */
export function inOrder<T extends { id: string }>(keys: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap((key) => byId.get(key) ?? []);
}
