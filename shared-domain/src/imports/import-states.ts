/**
 * How far an import is. A draft waits for its mapping; checked, it waits for its start; paused, failed and cancelled ones
 * keep what was written, and can be undone.
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

/** Does the server work on it, or is about to? */
export const isImportAtWork = (state: ImportState): boolean =>
  state === 'CHECKING' || state === 'QUEUED' || state === 'WRITING' || state === 'UNDOING';

/**
 * What becomes of a row.
 * - `READY`: will be written; `FAULTY`: has faults; `ASK`: somebody has to say what to do with what it equals
 * - `SKIPPED`: left out, as was chosen; `SAME`: changes nothing
 * - `DONE`: written; `UNDONE`: taken back; `KEPT`: could not be taken back
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

/** What is done with a row that is there already. */
export const duplicateChoices = ['SKIP', 'FILL', 'UPDATE', 'ASK'] as const;

export type DuplicateChoice = (typeof duplicateChoices)[number];

/** What a customer may be recognised by. */
export const matchKeys = ['document', 'email', 'phone'] as const;

export type MatchKey = (typeof matchKeys)[number];

/** What is decided for a row that asks. */
export const rowDecisions = ['CREATE', 'FILL', 'UPDATE', 'SKIP'] as const;

export type RowDecision = (typeof rowDecisions)[number];

/** Days in which an import can be taken back, and its file and rows are kept. */
export const UNDO_DAYS = 30;
