import { type Columns, isNothing } from './changes';
import type { Beside } from './target';

type Value = Beside['fields'][number]['comes'];

interface Compared {
  /** What is there. */
  current: Columns;
  /** What the row says. */
  wanted: Columns;
  /** What replacing changes. */
  changes: Columns | null;
  /** What completing changes. */
  filled: Columns | null;
  /** The property of a column, with a value of it as people read it; null for a column that follows from another one. */
  tell: (column: string, value: unknown) => { property: string; value: Value } | null;
}

/** What differs between a record and a row, and of what both say the same. */
export function besideOf({ current, wanted, changes, filled, tell }: Compared): Beside {
  const fields: Beside['fields'] = [];
  const equal: string[] = [];
  for (const [column, value] of Object.entries(wanted)) {
    const comes = isNothing(value) ? null : tell(column, value);
    if (!comes) continue;
    const { property } = comes;
    const now = current[column];
    const there = isNothing(now) ? null : (tell(column, now)?.value ?? null);
    if (column in { ...changes, ...filled })
      fields.push({ property, there, comes: comes.value, fills: column in { ...filled } });
    else if (there !== null) equal.push(property);
  }
  return { fields, equal };
}

/** Amounts are kept as cents, and read as reais. */
export const inReais = (cents: unknown): number => Number(cents) / 100;
