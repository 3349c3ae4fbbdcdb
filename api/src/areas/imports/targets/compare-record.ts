import { type ColumnValues, isBlank } from './changes';
import type { RowComparison } from './target';

type Value = RowComparison['fields'][number]['comes'];

interface Compared {
  /** Values of the record. */
  current: ColumnValues;
  /** Values of the row. */
  wanted: ColumnValues;
  /** Columns that replacing would change, null for none. */
  changes: ColumnValues | null;
  /** Columns that completing would change, null for none. */
  filled: ColumnValues | null;
  /** The property of a column, with a value of it as people read it; null for a column that follows from another one. */
  tell: (column: string, value: unknown) => { property: string; value: Value } | null;
}

/**
 * Compares an existing record with a row of an import. Returns the fields that differ, with both values, and
 * the properties that are equal.
 */
export function compareRecord({ current, wanted, changes, filled, tell }: Compared): RowComparison {
  const fields: RowComparison['fields'] = [];
  const equal: string[] = [];
  for (const [column, value] of Object.entries(wanted)) {
    const comes = isBlank(value) ? null : tell(column, value);
    if (!comes) continue;
    const { property } = comes;
    const now = current[column];
    const there = isBlank(now) ? null : (tell(column, now)?.value ?? null);
    if (column in { ...changes, ...filled })
      fields.push({ property, there, comes: comes.value, fills: column in { ...filled } });
    else if (there !== null) equal.push(property);
  }
  return { fields, equal };
}

/** Converts a stored amount in cents to reais. */
export const centsToReais = (cents: unknown): number => Number(cents) / 100;
