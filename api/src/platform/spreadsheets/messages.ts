import type { SheetCell } from '@girassol/shared-domain/imports';
import { z } from 'zod';
import type { SheetPlan, WrittenCell } from './written-sheet';

/** What the reading child is asked. */
export interface ReadTask {
  path: string;
  /** Original name of the file. */
  name: string;
  sheet?: string;
}

/** What the writing child is told, line by line: the task, rows, and that no more come. */
export interface WriteTask {
  path: string;
  format: 'xlsx' | 'csv';
  sheet: SheetPlan;
}
export type WriteMessage = { rows: readonly (readonly WrittenCell[])[] } | { end: true };

const row = z.custom<[number, ...SheetCell[]]>(
  (value) => Array.isArray(value) && Number.isSafeInteger(value[0]) && value.slice(1).every(isCell),
);

function isCell(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return 'date' in value && typeof value.date === 'string' && /^\d{4}-\d\d-\d\d$/.test(value.date);
}

const head = z.strictObject({
  format: z.enum(['xlsx', 'xls', 'csv']),
  encoding: z.enum(['UTF-8', 'UTF-16', 'Windows-1252']).optional(),
  delimiter: z.enum([';', ',', '\t', '|']).optional(),
  sheets: z.array(z.strictObject({ name: z.string(), hidden: z.boolean() })),
  sheet: z.string(),
  headers: z.array(z.string()),
  notes: z.array(z.string()),
});

/** What children answer, a line each. */
export const readAnswer = z.union([
  z.strictObject({ rows: z.array(row) }),
  z.strictObject({ head }),
  z.strictObject({ note: z.string() }),
  z.strictObject({ refused: z.string() }),
  z.strictObject({ failed: z.string() }),
  z.strictObject({ done: z.literal(true) }),
]);
export type ReadAnswer = z.infer<typeof readAnswer>;

export const writeAnswer = z.union([
  z.strictObject({ written: z.int().nonnegative() }),
  z.strictObject({ failed: z.string() }),
]);
export type WriteAnswer = z.infer<typeof writeAnswer>;
