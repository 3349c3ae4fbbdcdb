import { queryClient } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { beginUndoableAction, type PendingUndoableAction, showSnackbar } from '@girassol/shared-ui';
import { useMemo } from 'react';
import {
  type BoardView,
  boardQueryKey,
  changeCachedBoard,
  getCachedBoard,
} from '../../board-state/board-query';
import { findCard, getLane } from '../../board-state/board-state';
import { replaceMovedCard, revertCardMove } from '../../board-state/insert-card';
import {
  type CardMove,
  getPositionByNeighbours,
  moveCard,
  type PositionByNeighbours,
} from '../../board-state/move-card';
import { moveOrQueue } from '../../board-state/waiting-moves';
import { buildSnackbarUndo } from '../../undo/undo-action';
import type { BoardUpdateLock } from './board-update-lock';

/** Moves are sent one after the other: the neighbours that one names may be where the one before put them. */
let lastMove: Promise<void> = Promise.resolve();

/**
 * Returns a function that moves a card on screen and saves the move. If the request fails, the card goes back; the API
 * client has shown the reason.
 */
export function useMoveCard(view: BoardView, gate: BoardUpdateLock): (move: CardMove) => void {
  return useMemo(() => (move) => startMove(view, gate, move), [view, gate]);
}

function startMove(view: BoardView, gate: BoardUpdateLock, move: CardMove): void {
  const board = getCachedBoard(view);
  const found = board && findCard(board, move.cardId);
  if (!board || !found) return;

  const moved = moveCard(board, move);
  const place = getPositionByNeighbours(moved, move.cardId);
  if (moved === board || !place) return;

  // An answer on its way does not know of this move.
  const wasLoading = queryClient.isFetching({ queryKey: boardQueryKey(view) }) > 0;
  void queryClient.cancelQueries({ queryKey: boardQueryKey(view) });
  changeCachedBoard(view, () => moved);

  const release = gate.hold();
  const step = beginUndoableAction();
  lastMove = lastMove
    .then(() => sendMove(view, board.id, found.card, place, step))
    .then(async (isDone) => {
      release();
      step.end();
      if (!isDone || wasLoading) await queryClient.invalidateQueries({ queryKey: boardQueryKey(view) });
    });
}

/** Answers whether the server took the move, or this device until there is a signal. */
async function sendMove(
  view: BoardView,
  kid: string,
  before: BoardCard,
  place: PositionByNeighbours,
  step: PendingUndoableAction,
): Promise<boolean> {
  try {
    const columnTitle = getColumnTitle(view, place.column);
    const topic = `move ${before._id}`;
    const answer = await moveOrQueue({
      kid,
      card: before,
      place: { ...place, fetchId: view.fetchId },
      columnTitle,
    });
    if (answer === 'waiting') {
      showSnackbar({ text: `${movedText(before, place, columnTitle)} Esperando sinal.`, topic });
      return true;
    }
    const { changedItems, deed } = answer;
    // The totals follow from the move itself; those of the answer do not know the filters of this view.
    changeCachedBoard(view, (state) => changedItems.reduce(replaceMovedCard, state));
    if (deed)
      showSnackbar({ text: movedText(before, place, columnTitle), topic, ...buildSnackbarUndo(deed), step });
    return true;
  } catch {
    changeCachedBoard(view, (state) => revertCardMove(state, before));
    return false;
  }
}

/** "#00012 Casa foi para Visita técnica.", "#00012 Casa mudou de posição em Visita técnica." */
function movedText(
  { id, name, kanbanData }: BoardCard,
  { column }: PositionByNeighbours,
  title: string,
): string {
  const did = kanbanData.column === column ? 'mudou de posição em' : 'foi para';
  return `${formatItemNumber(id)} ${name} ${did} ${title}.`;
}

function getColumnTitle(view: BoardView, columnId: string): string {
  const board = getCachedBoard(view);
  return (board && getLane(board, columnId)?.title) ?? '';
}
