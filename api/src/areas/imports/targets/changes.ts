import type { DuplicateChoice, RowDecision } from '@girassol/shared-domain/imports';
import type { ImportedChanges } from '../../../platform/database';

export type Columns = Record<string, unknown>;

/** Does nothing stand there? */
export const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A stock or price of nought is one that nobody filled in. */
const isEmpty = (value: unknown): boolean => isNothing(value) || value === 0 || value === '0';

const isEqual = (one: unknown, other: unknown): boolean => {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (typeof one === 'object' || typeof other === 'object')
    return JSON.stringify(one) === JSON.stringify(other);
  return String(one) === String(other);
};

/**
 * What a row changes of a record: nothing that it leaves empty, and with `FILL` only what the record has not. Null where
 * that is nothing.
 */
export function changesOf(current: Columns, wanted: Columns, how: 'FILL' | 'UPDATE'): Columns | null {
  const changed = Object.entries(wanted).filter(
    ([column, value]) =>
      !isNothing(value) && !isEqual(current[column], value) && (how === 'UPDATE' || isEmpty(current[column])),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** How what a row changes is judged: asked is about whatever differs. */
export const judgedAs = (choice: DuplicateChoice | RowDecision): 'FILL' | 'UPDATE' =>
  choice === 'UPDATE' || choice === 'ASK' ? 'UPDATE' : 'FILL';

/** The same columns of another record. */
export const pick = (from: Columns, columns: Columns): Columns => valuesOf(from, Object.keys(columns));

const valuesOf = (from: Columns, columns: readonly string[]): Columns =>
  Object.fromEntries(columns.map((column) => [column, from[column] ?? null]));

/**
 * What a record gets back of what an import changed: the columns whose values are still the imported ones, as they were
 * before. `isWhole`: those are all.
 */
export function giveBack(
  current: Columns,
  { before, after }: { before: ImportedChanges | null; after: ImportedChanges | null },
): { columns: Columns; isWhole: boolean } {
  const imported = after?.record ?? {};
  const names = Object.keys(imported);
  const ours = names.filter((column) => isEqual(current[column], imported[column]));
  return { columns: valuesOf(before?.record ?? {}, ours), isWhole: ours.length === names.length };
}

/** What is done with a row that equals something: as was decided for it, otherwise as was chosen for all. */
export const choiceFor = (
  decision: RowDecision | null,
  chosen: DuplicateChoice,
): DuplicateChoice | 'CREATE' => decision ?? chosen;
