import { ApiError, api, queryClient } from '@girassol/shared-auth';
import type { Kanban, RequestBody } from '@girassol/shared-domain/contract';
import { announce, beginUndoableAction, showSnackbar } from '@girassol/shared-ui';
import {
  type BoardView,
  boardQueryKey,
  changeCachedBoard,
  getCachedBoard,
} from '../../board-state/board-query';
import { getLane } from '../../board-state/board-state';
import { mergeColumns, moveLane } from '../../board-state/order-lanes';
import { buildSnackbarUndo } from '../../undo/undo-action';
import type { BoardUpdateLock } from '../data/board-update-lock';

type ColumnForm = RequestBody<'PUT /kanbans/single/column/title/:kid/:columnId'>;

const takeIn =
  (view: BoardView) =>
  ({ kanban }: { kanban: Kanban }) =>
    changeCachedBoard(view, (state) => mergeColumns(state, kanban));
const reloadBoard = (view: BoardView) => queryClient.invalidateQueries({ queryKey: boardQueryKey(view) });

/**
 * Creates a column, or changes the column `columnId` (boards-101). Resolves to the refusal, which the form shows, or to
 * null on success.
 */
export async function saveColumn(
  view: BoardView,
  { kid, columnId }: { kid: string; columnId: string | null },
  body: ColumnForm,
): Promise<ApiError | null> {
  try {
    const answer =
      columnId === null
        ? await api('POST /kanbans/single/column/:kid', { params: { kid }, body, silent: true })
        : await api('PUT /kanbans/single/column/title/:kid/:columnId', {
            params: { kid, columnId },
            body,
            silent: true,
          });
    takeIn(view)(answer);
    const text = columnId === null ? `Coluna ${body.title} criada.` : `Coluna ${body.title} salva.`;
    if (answer.deed) showSnackbar({ text, ...buildSnackbarUndo(answer.deed) });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Moves a column on screen and saves the new order (boards-099). Reloads the board if the server refuses. */
export async function reorderColumn(
  view: BoardView,
  gate: BoardUpdateLock,
  { columnId, index }: { columnId: string; index: number },
): Promise<void> {
  const board = getCachedBoard(view);
  const lane = board && getLane(board, columnId);
  if (!board || !lane) return;
  const moved = moveLane(board, columnId, index);
  if (moved === board) return;
  void queryClient.cancelQueries({ queryKey: boardQueryKey(view) });
  changeCachedBoard(view, () => moved);
  const order = moved.lanes.findIndex(({ _id }) => _id === columnId);
  announce(`Coluna ${lane.title}, posição ${order + 1} de ${moved.lanes.length}.`);

  const release = gate.hold();
  const step = beginUndoableAction();
  try {
    const answer = await api('PUT /kanbans/single/column/order/:kid/:columnId', {
      params: { kid: board.id, columnId },
      body: { order },
    });
    takeIn(view)(answer);
    if (answer.deed)
      showSnackbar({ text: `Coluna ${lane.title} mudou de lugar.`, ...buildSnackbarUndo(answer.deed), step });
  } catch {
    void reloadBoard(view);
  } finally {
    step.end();
    release();
  }
}

/** Sorts the cards of a column on the server. Resolves to true on success. */
export async function sortColumn(
  view: BoardView,
  { kid, columnId, title }: { kid: string; columnId: string; title: string },
  body: RequestBody<'PUT /kanbans/single/column/sort/:kid/:columnId'>,
): Promise<boolean> {
  try {
    await api('PUT /kanbans/single/column/sort/:kid/:columnId', { params: { kid, columnId }, body });
    await reloadBoard(view);
    showSnackbar({ text: `${title}: cartões em ordem.` });
    return true;
  } catch {
    return false;
  }
}

/**
 * Deletes a column on the server; its cards go to the end of another column (boards-086). Resolves to true on success.
 */
export async function deleteColumn(
  view: BoardView,
  { kid, columnId, title }: { kid: string; columnId: string; title: string },
  target: { _id: string; title: string },
): Promise<boolean> {
  try {
    const { movedItems, deed } = await api('DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId', {
      params: { kid, columnId, columnToMoveId: target._id },
    });
    await reloadBoard(view);
    const moved = movedItems === 1 ? '1 item foi' : `${movedItems} itens foram`;
    showSnackbar({
      text:
        movedItems === 0
          ? `Coluna ${title} excluída.`
          : `Coluna ${title} excluída: ${moved} para ${target.title}.`,
      ...buildSnackbarUndo(deed),
    });
    return true;
  } catch {
    // Refused: the columns may be others by now.
    void reloadBoard(view);
    return false;
  }
}
