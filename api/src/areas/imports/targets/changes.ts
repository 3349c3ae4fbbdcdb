import type { ImportedChanges } from '@girassol/api-platform/database';
import type { DuplicateChoice, ImportRowDecision } from '@girassol/shared-domain/imports';

/** Values of a database record, by column name. */
export type ColumnValues = Record<string, unknown>;

/** Checks whether a value is null, undefined or an empty text. */
export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A stock or price of nought is one that nobody filled in. */
const isEmpty = (value: unknown): boolean => isBlank(value) || value === 0 || value === '0';

const isEqual = (one: unknown, other: unknown): boolean => {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (typeof one === 'object' || typeof other === 'object')
    return JSON.stringify(one) === JSON.stringify(other);
  return String(one) === String(other);
};

/**
 * Computes the columns of an existing record that a row of an import changes. Ignores empty values of the
 * row; with `FILL` also ignores columns that are already filled in the record. Returns null if nothing
 * changes.
 */
export function computeChanges(
  current: ColumnValues,
  wanted: ColumnValues,
  how: 'FILL' | 'UPDATE',
): ColumnValues | null {
  const changed = Object.entries(wanted).filter(
    ([column, value]) =>
      !isBlank(value) && !isEqual(current[column], value) && (how === 'UPDATE' || isEmpty(current[column])),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/**
 * Returns the mode in which changes of an existing record are computed: `UPDATE` replaces values, `FILL`
 * completes empty ones. `ASK` counts as `UPDATE`, because the user is asked about every difference.
 */
export const getChangeMode = (choice: DuplicateChoice | ImportRowDecision): 'FILL' | 'UPDATE' =>
  choice === 'UPDATE' || choice === 'ASK' ? 'UPDATE' : 'FILL';

/** Returns the values that the record `from` has in the columns whose names are the keys of `columns`. */
export const pickColumns = (from: ColumnValues, columns: ColumnValues): ColumnValues =>
  getColumnValues(from, Object.keys(columns));

const getColumnValues = (from: ColumnValues, columns: readonly string[]): ColumnValues =>
  Object.fromEntries(columns.map((column) => [column, from[column] ?? null]));

/**
 * Computes the columns of a record that undoing an import restores: those that still have the imported value,
 * each with its value before the import. `isWhole` is true if all imported columns can be restored.
 */
export function computeRestoredColumns(
  current: ColumnValues,
  { before, after }: { before: ImportedChanges | null; after: ImportedChanges | null },
): { columns: ColumnValues; isWhole: boolean } {
  const imported = after?.record ?? {};
  const names = Object.keys(imported);
  const ours = names.filter((column) => isEqual(current[column], imported[column]));
  return { columns: getColumnValues(before?.record ?? {}, ours), isWhole: ours.length === names.length };
}

/**
 * Returns the action for a row that matches an existing record: the decision about this row, or else the
 * choice that the user made for all rows.
 */
export const resolveDuplicateChoice = (
  decision: ImportRowDecision | null,
  chosen: DuplicateChoice,
): DuplicateChoice | 'CREATE' => decision ?? chosen;
