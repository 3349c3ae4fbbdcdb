import type { ImportBeside, ImportOptions } from '@girassol/shared-domain/contract';
import type { ImportType, RowDecision, RowFault, RowValues } from '@girassol/shared-domain/imports';
import type { Caller } from '../../../platform/access';
import type { ImportedChanges, Tx } from '../../../platform/database';
import type { Actor } from '../../../platform/histories/write-history';
import type { Columns } from './changes';

/** For whom an import works, and as was chosen. */
export interface ImportContext {
  caller: Caller;
  actor: Actor;
  importId: string;
  type: ImportType;
  options: ImportOptions;
  /** As histories name where a record came from. */
  fileName: string;
}

/** A row that was read without faults. */
export interface GoodRow {
  line: number;
  values: RowValues;
  /** What somebody said to do with what is there already. */
  decision: RowDecision | null;
}

/** A row that asks, with what it equals. */
export interface AskingRow {
  line: number;
  values: RowValues;
  /** The record, where it is one. */
  recordId: string | null;
  /** Otherwise what the earlier row says. */
  twin: RowValues | null;
}

/** What is there beside what a row brings. */
export type Beside = Pick<ImportBeside, 'fields' | 'equal'>;

/** What is to become of a row. */
export interface Verdict {
  line: number;
  state: 'READY' | 'ASK' | 'SKIPPED' | 'SAME' | 'FAULTY';
  action: 'CREATE' | 'UPDATE' | null;
  recordId: string | null;
  recordName: string | null;
  reason: string | null;
  faults: RowFault[];
  /** Somebody else has the same mail or phone. */
  isLookalike: boolean;
  /** Columns of the record that the row adds: with them it can be written where it lies. Null where more is to be asked. */
  wanted: Columns | null;
}

/** What became of a row. */
export interface Written extends Omit<Verdict, 'state' | 'isLookalike' | 'wanted'> {
  state: 'DONE' | Exclude<Verdict['state'], 'READY'>;
  /** Of an item: the customer that was created with it. */
  customerId: string | null;
  before: ImportedChanges | null;
  after: ImportedChanges | null;
}

/** A row that was written, on its way back. */
export interface UndoRow {
  line: number;
  action: 'CREATE' | 'UPDATE';
  recordId: string;
  customerId: string | null;
  before: ImportedChanges | null;
  after: ImportedChanges | null;
}

/**
 * Customers that got fields back while an import is taken back, with the version that made: what it created and changed
 * later goes although it is not as it came. Rows are taken back from the last one on.
 */
export type Returned = Map<string, number>;

/** Lines of an import, the first one not among them. */
export interface AddedPortion {
  after: number;
  upTo: number;
  rows: number;
}

export interface Undone {
  line: number;
  /** Null: taken back. Otherwise why it was not. */
  reason: string | null;
}

/** Records of one type, as imports plan, write and take them back. */
export interface ImportTarget {
  /**
   * Begins a look at many rows, portion by portion: what earlier ones will be is kept in mind, so that a later row equals
   * an earlier one.
   */
  planner(context: ImportContext): (tx: Tx, rows: readonly GoodRow[]) => Promise<Verdict[]>;
  /** What rows bring beside what is there, by line. Left out are records that are gone, or not for the caller to see. */
  compare(tx: Tx, context: ImportContext, rows: readonly AskingRow[]): Promise<Map<number, Beside>>;
  /** Writes a portion: planned anew against what is there now. */
  write(tx: Tx, context: ImportContext, rows: readonly GoodRow[]): Promise<Written[]>;
  /**
   * Adds those of the next ready rows that are as plain as the check found them, without taking them out of the database:
   * with their histories and their new state. The others are left to `write`.
   */
  add?(tx: Tx, context: ImportContext, portion: AddedPortion): Promise<void>;
  /** Takes a portion back: what somebody changed or used since stays. */
  undo(tx: Tx, context: ImportContext, rows: readonly UndoRow[], returned: Returned): Promise<Undone[]>;
  /** Tells open browsers that records are other ones now. */
  tell(tx: Tx, context: ImportContext): Promise<void>;
}

export const faulty = (line: number, faults: RowFault[]): Verdict => ({
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
