import type { ImportRecord } from '@girassol/shared-domain/contract';
import { isChangingRows } from '../../data/rows-at-work';
import { isUndoable } from '../import-state';

/** Action on an import as a whole. */
export type ImportAction = 'start' | 'pause' | 'resume' | 'cancel' | 'undo' | 'discard' | 'errors' | 'map';

const isRunning = ({ state }: ImportRecord): boolean => state === 'QUEUED' || state === 'WRITING';

/** Ended or paused, with rows of which nothing was taken back. */
const isUntouched = ({ counts }: ImportRecord): boolean => counts.undone + counts.kept === 0;

const actionConditions: Record<ImportAction, (record: ImportRecord, now: number) => boolean> = {
  errors: ({ hasRows, state, counts }) =>
    hasRows && state !== 'CHECKING' && counts.faulty + counts.skipped + counts.asking > 0,
  discard: ({ startedTimestamp, state }) => startedTimestamp === null && state !== 'CHECKING',
  undo: (record, now) => isUndoable(record, now),
  cancel: (record) => isRunning(record) || record.state === 'PAUSED' || record.state === 'CHECKING',
  pause: isRunning,
  map: ({ state, startedTimestamp }) =>
    startedTimestamp === null &&
    (state === 'DRAFT' || state === 'CHECKING' || state === 'CHECKED' || state === 'FAILED'),
  resume: (record) =>
    !isChangingRows(record) &&
    (record.state === 'PAUSED' || record.state === 'FAILED') &&
    record.startedTimestamp !== null &&
    record.counts.ready > 0 &&
    isUntouched(record),
  start: (record) =>
    record.hasRows &&
    !isChangingRows(record) &&
    record.counts.ready > 0 &&
    (record.state === 'CHECKED' || record.state === 'DONE'),
};

const needsRight: readonly ImportAction[] = ['start', 'resume', 'map'];

/**
 * Returns the actions available on an import, the main one last.
 * @param mayImport Whether the person may import this type: whoever sees an import may stop it and take it back.
 * @param now Epoch milliseconds.
 */
export function getPossibleActions(record: ImportRecord, mayImport: boolean, now: number): ImportAction[] {
  const steps = Object.keys(actionConditions) as ImportAction[];
  return steps.filter(
    (step) => actionConditions[step](record, now) && (mayImport || !needsRight.includes(step)),
  );
}
