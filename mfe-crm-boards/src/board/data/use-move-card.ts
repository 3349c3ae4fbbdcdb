import { api, queryClient } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { beginUndoable, showSnackbar, type UndoableStep } from '@girassol/shared-ui';
import { useMemo } from 'react';
import { type BoardView, boardKey, changeBoard, currentBoard } from '../../board-state/board-query';
import { findCard, laneOf } from '../../board-state/board-state';
import { type CardMove, moveCard, type SeenPlace, seenPlace } from '../../board-state/move-card';
import { confirmCard, restoreCard } from '../../board-state/place-card';
import { undoOf } from '../../undo/take-back';
import type { StillGate } from './still-gate';

/** Moves are sent one after the other: the neighbours that one names may be where the one before put them. */
let lastMove: Promise<void> = Promise.resolve();

/**
 * Moves a card on screen at once and tells the server. Refused, or not arrived, the card goes back; the API client has
 * said why by then.
 */
export function useMoveCard(view: BoardView, gate: StillGate): (move: CardMove) => void {
  return useMemo(() => (move) => startMove(view, gate, move), [view, gate]);
}

function startMove(view: BoardView, gate: StillGate, move: CardMove): void {
  const board = currentBoard(view);
  const found = board && findCard(board, move.cardId);
  if (!board || !found) return;

  const moved = moveCard(board, move);
  const place = seenPlace(moved, move.cardId);
  if (moved === board || !place) return;

  // An answer on its way does not know of this move.
  const wasLoading = queryClient.isFetching({ queryKey: boardKey(view) }) > 0;
  void queryClient.cancelQueries({ queryKey: boardKey(view) });
  changeBoard(view, () => moved);

  const release = gate.hold();
  const step = beginUndoable();
  lastMove = lastMove
    .then(() => sendMove(view, board.id, found.card, place, step))
    .then((isDone) => {
      release();
      step.end();
      if (!isDone || wasLoading) return queryClient.invalidateQueries({ queryKey: boardKey(view) });
    });
}

/** Answers whether the server took the move. */
async function sendMove(
  view: BoardView,
  kid: string,
  before: BoardCard,
  place: SeenPlace,
  step: UndoableStep,
): Promise<boolean> {
  try {
    const { changedItems, deed } = await api('PUT /kanbans/single/item/order/:kid/:itemId', {
      params: { kid, itemId: before._id },
      body: { ...place, fetchId: view.fetchId },
    });
    // The totals follow from the move itself; those of the answer do not know the filters of this view.
    changeBoard(view, (state) => changedItems.reduce(confirmCard, state));
    if (deed) showSnackbar({ text: movedText(view, before, place), ...undoOf(deed), step });
    return true;
  } catch {
    changeBoard(view, (state) => restoreCard(state, before));
    return false;
  }
}

/** "#00012 Casa: Visita técnica.", "#00012 Casa: outra posição em Visita técnica." */
function movedText(view: BoardView, { id, name, kanbanData }: BoardCard, { column }: SeenPlace): string {
  const board = currentBoard(view);
  const title = (board && laneOf(board, column)?.title) ?? '';
  const where = kanbanData.column === column ? `outra posição em ${title}` : title;
  return `${formatItemNumber(id)} ${name}: ${where}.`;
}
