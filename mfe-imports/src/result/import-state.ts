import type { ImportRecord } from '@girassol/shared-domain/contract';
import { isImportActive } from '@girassol/shared-domain/imports';
import { isChangingRows } from '../data/rows-at-work';

/**
 * Counts the rows of an import that were written and not undone. Computes the count from other counts if the
 * server, of an earlier release, does not send `written`.
 */
export const countWrittenRows = ({ counts: { created, updated, ready, written } }: ImportRecord): number =>
  written ?? created + updated - ready;

/** Returns true if the import has not started, or is queued or being written. */
export const isNotFullyWritten = ({ state, startedTimestamp }: ImportRecord): boolean =>
  startedTimestamp === null || state === 'QUEUED' || state === 'WRITING';

/** Returns true if the state of the import allows correcting cells and answering questions. */
export const isCorrectable = (record: ImportRecord): boolean =>
  record.hasRows &&
  !isChangingRows(record) &&
  (record.state === 'CHECKED' ||
    record.state === 'PAUSED' ||
    record.state === 'DONE' ||
    record.state === 'FAILED');

/** Returns true if the import can be undone at `now` (epoch milliseconds). */
export const isUndoable = (record: ImportRecord, now: number): boolean =>
  record.undoUntil !== null &&
  record.undoUntil > now &&
  record.hasRows &&
  record.state !== 'UNDONE' &&
  !isImportActive(record.state) &&
  countWrittenRows(record) > 0;
