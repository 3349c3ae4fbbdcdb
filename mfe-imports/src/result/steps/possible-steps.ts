import type { ImportRecord } from '@girassol/shared-domain/contract';
import { hasRowsAtWork } from '../../data/rows-at-work';
import { isUndoable } from '../written';

/** What can be done with an import as a whole. */
export type ResultStep = 'start' | 'pause' | 'resume' | 'cancel' | 'undo' | 'discard' | 'errors' | 'map';

const isRunning = ({ state }: ImportRecord): boolean => state === 'QUEUED' || state === 'WRITING';

/** Ended or paused, with rows of which nothing was taken back. */
const isUntouched = ({ counts }: ImportRecord): boolean => counts.undone + counts.kept === 0;

const possible: Record<ResultStep, (record: ImportRecord, now: number) => boolean> = {
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
    !hasRowsAtWork(record) &&
    (record.state === 'PAUSED' || record.state === 'FAILED') &&
    record.startedTimestamp !== null &&
    record.counts.ready > 0 &&
    isUntouched(record),
  start: (record) =>
    record.hasRows &&
    !hasRowsAtWork(record) &&
    record.counts.ready > 0 &&
    (record.state === 'CHECKED' || record.state === 'DONE'),
};

const needsRight: readonly ResultStep[] = ['start', 'resume', 'map'];

/**
 * The steps that an import is open to, the main one last.
 * @param mayImport Whether the person may import this type: whoever sees an import may stop it and take it back.
 * @param now Epoch milliseconds.
 */
export function possibleSteps(record: ImportRecord, mayImport: boolean, now: number): ResultStep[] {
  const steps = Object.keys(possible) as ResultStep[];
  return steps.filter((step) => possible[step](record, now) && (mayImport || !needsRight.includes(step)));
}
