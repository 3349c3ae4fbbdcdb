import type { Caller } from '@girassol/api-platform/access';
import type { ImportedChanges, Tx } from '@girassol/api-platform/database';
import type { MatchedCustomer } from '@girassol/api-platform/database/import-tables';
import type { Actor } from '@girassol/api-platform/histories/write-history';
import type { ImportComparison, ImportOptions } from '@girassol/shared-domain/contract';
import type { ImportRowDecision, ImportType, RowError, RowValues } from '@girassol/shared-domain/imports';
import type { ColumnValues } from './changes';

/**
 * Context in which the rows of an import are planned and written: caller, type of records, options and name
 * of the file.
 */
export interface ImportContext {
  caller: Caller;
  actor: Actor;
  importId: string;
  type: ImportType;
  options: ImportOptions;
  /** As histories name where a record came from. */
  fileName: string;
}

/** Row of an import that was parsed without faults, with the user's decision about a matching record. */
export interface ValidRow {
  line: number;
  values: RowValues;
  /** Decision of a person about what is there already. */
  decision: ImportRowDecision | null;
}

/**
 * Row of an import about which a user must decide, with the existing record or the earlier line that the row
 * matches.
 */
export interface UndecidedRow {
  line: number;
  values: RowValues;
  /** The record, where it is one. */
  recordId: string | null;
  /** Otherwise what the earlier row says. */
  twin: RowValues | null;
}

/**
 * Comparison of a row with the existing record that it matches: differing fields with both values, and equal
 * properties.
 */
export type RowComparison = Pick<ImportComparison, 'fields' | 'equal'>;

/** Outcome of checking a row of an import: state, planned action, matching record, reason and faults. */
export interface RowVerdict {
  line: number;
  state: 'READY' | 'ASK' | 'SKIPPED' | 'SAME' | 'FAULTY';
  action: 'CREATE' | 'UPDATE' | null;
  recordId: string | null;
  recordName: string | null;
  reason: string | null;
  faults: RowError[];
  /** Parts of its cells that are not in the record, or are there with other digits. */
  remarks?: RowError[];
  /** Existing customer of an item, or one that may be the customer. */
  customer?: MatchedCustomer;
  /** Somebody else has the same mail or phone. */
  isLookalike: boolean;
  /** Columns of the record that the row adds: with them it can be written where it lies. Null where more is to be asked. */
  wanted: ColumnValues | null;
}

/** Outcome of writing a row of an import: state, action, and the values of the record before and after. */
export interface WrittenRow
  extends Omit<RowVerdict, 'state' | 'isLookalike' | 'wanted' | 'remarks' | 'customer'> {
  state: 'DONE' | Exclude<RowVerdict['state'], 'READY'>;
  /** Id of the customer that was created with an item, null otherwise. */
  customerId: string | null;
  before: ImportedChanges | null;
  after: ImportedChanges | null;
}

/**
 * Row of an import that was written and is now being undone, with the values of the record before and after.
 */
export interface RowToUndo {
  line: number;
  action: 'CREATE' | 'UPDATE';
  recordId: string;
  customerId: string | null;
  before: ImportedChanges | null;
  after: ImportedChanges | null;
}

/**
 * Versions of customers after an undo has restored their fields, by customer id. A customer that the import
 * created and that still has this version counts as unchanged, and is deleted. An undo processes rows from
 * the last to the first.
 */
export type RestoredVersions = Map<string, number>;

/**
 * Range of the lines of an import that are processed in one portion: lines after `after`, up to and including
 * `upTo`, and the number of rows.
 */
export interface RowPortionRange {
  after: number;
  upTo: number;
  rows: number;
}

/** Outcome of undoing a row of an import; `reason` says why the row was not undone. */
export interface UndoneRow {
  line: number;
  /** Null: taken back. Otherwise why it was not. */
  reason: string | null;
}

/** Operations by which an import processes one type of records: plan, compare, write and undo rows. */
export interface ImportTarget {
  /**
   * Begins a look at many rows, portion by portion: what earlier ones will be is kept in mind, so that a later row equals
   * an earlier one.
   */
  planner(context: ImportContext): (tx: Tx, rows: readonly ValidRow[]) => Promise<RowVerdict[]>;
  /** Compares rows with what is there, by line. Left out are records that are gone, or not for the caller to see. */
  compare(tx: Tx, context: ImportContext, rows: readonly UndecidedRow[]): Promise<Map<number, RowComparison>>;
  /** Writes a portion: planned anew against what is there now. */
  write(tx: Tx, context: ImportContext, rows: readonly ValidRow[]): Promise<WrittenRow[]>;
  /**
   * Adds those of the next ready rows that are as plain as the check found them, without taking them out of the database:
   * with their histories and their new state. The others are left to `write`.
   */
  add?(tx: Tx, context: ImportContext, portion: RowPortionRange): Promise<void>;
  /** Takes a portion back: what somebody changed or used since stays. */
  undo(
    tx: Tx,
    context: ImportContext,
    rows: readonly RowToUndo[],
    returned: RestoredVersions,
  ): Promise<UndoneRow[]>;
  /** Tells open browsers that records are other ones now. */
  tell(tx: Tx, context: ImportContext): Promise<void>;
}

/** Builds the verdict of a row of an import whose cells have faults. */
export const buildFaultyVerdict = (line: number, faults: RowError[]): RowVerdict => ({
  line,
  state: 'FAULTY',
  action: null,
  recordId: null,
  recordName: null,
  reason: null,
  faults,
  isLookalike: false,
  wanted: null,
});
