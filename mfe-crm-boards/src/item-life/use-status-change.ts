import { ApiError, api, createIdempotencyKeyCache } from '@girassol/shared-auth';
import type { BoardCard, ItemStatusRequest } from '@girassol/shared-domain/contract';
import { useState } from 'react';
import { removeFromCachedBoards } from '../board-state/change-boards';
import { applySavedItem, refreshBoardsOfCreatedItems, refreshItemAndBoard } from '../undo/show-change';
import { buildSnackbarUndo } from '../undo/undo-action';
import { describeStatusChange } from './change-text';
import { useChangeSnackbar } from './use-change-snackbar';

const CHANGE = 'PUT /sales/single/status/:itemId';

type ChangedItem = Pick<BoardCard, '_id' | 'type' | 'kanbanData'>;

interface StatusChange {
  request: ItemStatusRequest;
  /** Called when the server agreed, before anything on screen changes: a form closes itself here. */
  onDone?: () => void;
  /** Nothing has to be filled in: the card leaves before the server has answered, and comes back if it refuses. */
  isSure?: boolean;
  /** The same again with the same key, because its answer was lost, is done once. */
  idempotencyKey?: string;
}

/**
 * Returns a function that changes the status of an item on the server, updates the screen and shows a
 * snackbar. The function resolves to null on success. On refusal, the function reloads the item and resolves
 * to the error, which the API client has already shown.
 */
export function useStatusChange() {
  const tell = useChangeSnackbar();

  async function send(
    item: ChangedItem,
    { request, onDone, isSure, idempotencyKey }: StatusChange,
  ): Promise<ApiError | null> {
    const putBack = isSure ? removeFromCachedBoards(item.type, item._id) : null;
    try {
      const { sale, created, deed } = await api(CHANGE, {
        params: { itemId: item._id },
        body: request,
        ...(idempotencyKey && { idempotencyKey }),
      });
      onDone?.();
      applySavedItem(sale);
      refreshBoardsOfCreatedItems(created);
      tell({ text: describeStatusChange(sale, created), leadsTo: created, ...buildSnackbarUndo(deed) });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      putBack?.();
      refreshItemAndBoard(item._id, item.type);
      return error;
    }
  }

  return send;
}

/**
 * Returns the submit function of a form that changes an item's status. Calls `onDone` after the server has
 * accepted the change; after a refusal the form keeps its values.
 */
export function useStatusFormSubmit(item: ChangedItem, onDone: () => void) {
  const [keyOf] = useState(createIdempotencyKeyCache);
  const send = useStatusChange();
  return (request: ItemStatusRequest) =>
    send(item, { request, onDone, idempotencyKey: keyOf(item._id, request) });
}
