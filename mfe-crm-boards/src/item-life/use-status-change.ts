import { ApiError, api, createCallKeys } from '@girassol/shared-auth';
import type { BoardCard, StatusRequest } from '@girassol/shared-domain/contract';
import { useState } from 'react';
import { takeOffBoards } from '../board-state/change-boards';
import { readAgain, showCreated, showItem } from '../undo/show-change';
import { undoOf } from '../undo/take-back';
import { changeText } from './change-text';
import { useTellChange } from './use-tell-change';

const CHANGE = 'PUT /sales/single/status/:itemId';

type ChangedItem = Pick<BoardCard, '_id' | 'type' | 'kanbanData'>;

interface Sending {
  request: StatusRequest;
  /** Called when the server agreed, before anything on screen changes: a form closes itself here. */
  onDone?: () => void;
  /** Nothing has to be filled in: the card leaves before the server has answered, and comes back if it refuses. */
  isSure?: boolean;
  /** The same again with the same key, because its answer was lost, is done once. */
  idempotencyKey?: string;
}

/**
 * Changes the status of an item, and shows and tells what came of it. Refused, it gives back the refusal: the API client
 * has said why by then, and what the item really is has been asked for.
 */
export function useStatusChange() {
  const tell = useTellChange();

  async function send(
    item: ChangedItem,
    { request, onDone, isSure, idempotencyKey }: Sending,
  ): Promise<ApiError | null> {
    const putBack = isSure ? takeOffBoards(item.type, item._id) : null;
    try {
      const { sale, created, deed } = await api(CHANGE, {
        params: { itemId: item._id },
        body: request,
        ...(idempotencyKey && { idempotencyKey }),
      });
      onDone?.();
      showItem(sale);
      showCreated(sale._id, created);
      tell({ text: changeText(sale, created), leadsTo: created, ...undoOf(deed) });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      putBack?.();
      readAgain(item._id, item.type);
      return error;
    }
  }

  return send;
}

/** The same for a form: it closes when the server agreed, and keeps what was typed when it refused. */
export function useStatusForm(item: ChangedItem, onDone: () => void) {
  const [keyOf] = useState(createCallKeys);
  const send = useStatusChange();
  return (request: StatusRequest) =>
    send(item, { request, onDone, idempotencyKey: keyOf(item._id, request) });
}
