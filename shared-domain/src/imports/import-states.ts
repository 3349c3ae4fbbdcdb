/**
 * States of an import of a spreadsheet. A draft waits for its column mapping, a checked import waits for its
 * start. Paused, failed and cancelled imports retain the records already written, and can be undone.
 */
export const importStates = [
  'DRAFT',
  'CHECKING',
  'CHECKED',
  'QUEUED',
  'WRITING',
  'PAUSED',
  'DONE',
  'CANCELLED',
  'FAILED',
  'UNDOING',
  'UNDONE',
] as const;

export type ImportState = (typeof importStates)[number];

/** Returns true if an import is queued, being checked, written or undone. */
export const isImportActive = (state: ImportState): boolean =>
  state === 'CHECKING' || state === 'QUEUED' || state === 'WRITING' || state === 'UNDOING';

/**
 * States of a row of an import.
 * - `READY`: will be written; `FAULTY`: has errors; `ASK`: the user must decide between the row and the
 *   record that the row matches
 * - `SKIPPED`: left out by the user's choice; `SAME`: the stored record already has all values of the row
 * - `DONE`: written; `UNDONE`: undone; `KEPT`: could not be undone
 */
export const importRowStates = [
  'READY',
  'FAULTY',
  'ASK',
  'SKIPPED',
  'SAME',
  'DONE',
  'UNDONE',
  'KEPT',
] as const;

export type ImportRowState = (typeof importRowStates)[number];

/**
 * Choices that a user makes once per import for all rows that match an existing record: skip, fill empty
 * fields, update, or ask for each row.
 */
export const duplicateChoices = ['SKIP', 'FILL', 'UPDATE', 'ASK'] as const;

export type DuplicateChoice = (typeof duplicateChoices)[number];

/** Fields by which an import matches a row to an existing customer. */
export const customerMatchKeys = ['document', 'email', 'phone'] as const;

export type CustomerMatchKey = (typeof customerMatchKeys)[number];

/**
 * Decisions that a user can take on one row of an import that matches an existing record: create a new
 * record, fill empty fields, update, or skip.
 */
export const importRowDecisions = ['CREATE', 'FILL', 'UPDATE', 'SKIP'] as const;

export type ImportRowDecision = (typeof importRowDecisions)[number];

/** Number of days in which an import can be undone, and for which its file and rows are retained. */
export const IMPORT_UNDO_DAYS = 30;
