import type { ColumnType, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

/** Row of `deeds`: an action of a user that the user may undo. */
export interface UndoableActionsTable {
  account_id: string;
  id: string;
  user_id: string;
  /** In words, inside a sentence: "mudança de etapa". */
  label: string;
  made_at: GeneratedTimestamp;
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/**
 * Row of `deed_changes`: a table row before and after an undoable action, written by triggers. For an update,
 * only the changed columns are stored.
 */
export interface UndoableChangesTable {
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

export interface UndoableActionTables {
  deeds: UndoableActionsTable;
  deed_changes: UndoableChangesTable;
}
