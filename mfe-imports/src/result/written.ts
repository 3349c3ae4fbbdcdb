import type { ImportRecord } from '@girassol/shared-domain/contract';
import { isImportAtWork } from '@girassol/shared-domain/imports';
import { hasRowsAtWork } from '../data/rows-at-work';

/**
 * Rows that were written and not taken back. A server of an earlier release does not say it: there what is ready counts as
 * created or updated already.
 */
export const writtenRows = ({ counts: { created, updated, ready, written } }: ImportRecord): number =>
  written ?? created + updated - ready;

/** Is nothing of it written yet? */
export const isBeforeWriting = ({ state, startedTimestamp }: ImportRecord): boolean =>
  startedTimestamp === null || state === 'QUEUED' || state === 'WRITING';

/** May cells of rows that were not written be mended, and questions be answered, as far as the import goes? */
export const isMendable = (record: ImportRecord): boolean =>
  record.hasRows &&
  !hasRowsAtWork(record) &&
  (record.state === 'CHECKED' ||
    record.state === 'PAUSED' ||
    record.state === 'DONE' ||
    record.state === 'FAILED');

/** Can it be taken back at this instant (epoch milliseconds)? */
export const isUndoable = (record: ImportRecord, now: number): boolean =>
  record.undoUntil !== null &&
  record.undoUntil > now &&
  record.hasRows &&
  record.state !== 'UNDONE' &&
  !isImportAtWork(record.state) &&
  writtenRows(record) > 0;
