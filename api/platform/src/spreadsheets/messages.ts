import type { SheetCell } from '@girassol/shared-domain/imports';
import { z } from 'zod';
import type { HeaderPosition } from './sheet';
import type { SheetDefinition, WrittenCell } from './written-sheet';

/**
 * Task that this process sends to the child process that reads a spreadsheet: path, and the sheet and headers
 * if chosen.
 */
export interface ReadTask {
  path: string;
  /** Original name of the file. */
  name: string;
  sheet?: string;
  /** Place of the headers; found out where it is left out. */
  header?: HeaderPosition;
  /** Looks at all rows, and answers this many of them. */
  survey?: number;
}

/**
 * Task that this process sends to the child process that writes a spreadsheet, as the first line; lines with
 * rows and an end message follow.
 */
export interface WriteTask {
  path: string;
  format: 'xlsx' | 'csv';
  sheet: SheetDefinition;
}
/** Message to the child process that writes a spreadsheet: a batch of rows, or the end. */
export type WriteMessage = { rows: readonly (readonly WrittenCell[])[] } | { end: true };

const row = z.custom<[number, ...SheetCell[]]>(
  (value) => Array.isArray(value) && Number.isSafeInteger(value[0]) && value.slice(1).every(isCell),
);

function isCell(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return 'date' in value && typeof value.date === 'string' && /^\d{4}-\d\d-\d\d$/.test(value.date);
}

const firstRow = z.strictObject({ line: z.int(), texts: z.array(z.string()) });
const header = z.strictObject({
  line: z.int(),
  rows: z.union([z.literal(1), z.literal(2)]),
  first: z.array(firstRow),
});
const clue = z.int().nonnegative();
const evidence = z.strictObject({
  numbers: z.strictObject({ thousands: clue, decimal: clue, unclear: clue, example: z.string().nullable() }),
  dates: z.strictObject({ dayFirst: clue, monthFirst: clue, unclear: clue, example: z.string().nullable() }),
});

const head = z.strictObject({
  format: z.enum(['xlsx', 'xls', 'csv']),
  encoding: z.enum(['UTF-8', 'UTF-16', 'Windows-1252', 'CP850', 'Mac Roman']).optional(),
  delimiter: z.enum([';', ',', '\t', '|']).optional(),
  sheets: z.array(z.strictObject({ name: z.string(), hidden: z.boolean() })),
  sheet: z.string(),
  header,
  headers: z.array(z.string()),
  notes: z.array(z.string()),
});

/** Schema of the answers of the child that reads a spreadsheet; each answer is one line of JSON. */
export const readAnswerSchema = z.union([
  z.strictObject({ rows: z.array(row) }),
  z.strictObject({ head }),
  z.strictObject({ note: z.string() }),
  z.strictObject({ survey: z.strictObject({ rows: z.int(), columns: z.array(evidence) }) }),
  z.strictObject({ refused: z.string() }),
  z.strictObject({ failed: z.string() }),
  z.strictObject({ done: z.literal(true) }),
]);
export type ReadAnswer = z.infer<typeof readAnswerSchema>;

/**
 * Schema of the answer of the child process that writes a spreadsheet: number of written rows, or the
 * failure.
 */
export const writeAnswerSchema = z.union([
  z.strictObject({ written: z.int().nonnegative() }),
  z.strictObject({ failed: z.string() }),
]);
export type WriteAnswer = z.infer<typeof writeAnswerSchema>;
