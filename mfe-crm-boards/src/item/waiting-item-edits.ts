import type { WaitingWrite } from '@girassol/shared-auth';
import { omitUndefined } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { EDIT_CALL, type ItemFieldRequest } from './edit-call';

/** Returns the edits of fields among the waiting writes of an item, oldest first. What the server refused does not count. */
const listWaitingEdits = (writes: readonly WaitingWrite[]): ItemFieldRequest[] =>
  writes.flatMap(({ call, body, problem }) =>
    call === EDIT_CALL && problem === null && isEditRequest(body) ? [body] : [],
  );

/** Returns an item as it is once the edits that wait for a signal are sent. */
export function applyWaitingItemEdits(item: BoardItem, writes: readonly WaitingWrite[]): BoardItem {
  let state = item;
  for (const edit of listWaitingEdits(writes)) state = { ...state, ...omitUndefined(edit) };
  return state;
}

/** Returns true if an edit of this field waits for a signal. */
export const isFieldWaiting = (writes: readonly WaitingWrite[], field: string): boolean =>
  listWaitingEdits(writes).some((edit) => field in edit);

/** Returns false for the body of a write that has expired: its content was removed. */
const isEditRequest = (body: unknown): body is ItemFieldRequest => typeof body === 'object' && body !== null;
