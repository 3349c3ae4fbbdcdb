import { ApiError, api, queryClient } from '@girassol/shared-auth';
import type { Body, Kanban } from '@girassol/shared-domain/contract';
import { announce, beginUndoable, showSnackbar } from '@girassol/shared-ui';
import { type BoardView, boardKey, changeBoard, currentBoard } from '../../board-state/board-query';
import { laneOf } from '../../board-state/board-state';
import { moveLane, withColumns } from '../../board-state/order-lanes';
import { undoOf } from '../../undo/take-back';
import type { StillGate } from '../data/still-gate';

type ColumnForm = Body<'PUT /kanbans/single/column/title/:kid/:columnId'>;

const takeIn =
  (view: BoardView) =>
  ({ kanban }: { kanban: Kanban }) =>
    changeBoard(view, (state) => withColumns(state, kanban));
const readAgain = (view: BoardView) => queryClient.invalidateQueries({ queryKey: boardKey(view) });

/** Creates a column, or changes the one named (boards-101). Answers the refusal, if any: its words stand at the form. */
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
    if (answer.deed) showSnackbar({ text, ...undoOf(answer.deed) });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Moves a column on screen at once and tells the server (boards-099). Refused, the board is read again. */
export async function reorderColumn(
  view: BoardView,
  gate: StillGate,
  { columnId, index }: { columnId: string; index: number },
): Promise<void> {
  const board = currentBoard(view);
  const lane = board && laneOf(board, columnId);
  if (!board || !lane) return;
  const moved = moveLane(board, columnId, index);
  if (moved === board) return;
  void queryClient.cancelQueries({ queryKey: boardKey(view) });
  changeBoard(view, () => moved);
  const order = moved.lanes.findIndex(({ _id }) => _id === columnId);
  announce(`Coluna ${lane.title}, posição ${order + 1} de ${moved.lanes.length}.`);

  const release = gate.hold();
  const step = beginUndoable();
  try {
    const answer = await api('PUT /kanbans/single/column/order/:kid/:columnId', {
      params: { kid: board.id, columnId },
      body: { order },
    });
    takeIn(view)(answer);
    if (answer.deed)
      showSnackbar({ text: `Coluna ${lane.title} mudou de lugar.`, ...undoOf(answer.deed), step });
  } catch {
    void readAgain(view);
  } finally {
    step.end();
    release();
  }
}

/** Puts the cards of a column in an order. */
export async function sortColumn(
  view: BoardView,
  { kid, columnId, title }: { kid: string; columnId: string; title: string },
  body: Body<'PUT /kanbans/single/column/sort/:kid/:columnId'>,
): Promise<boolean> {
  try {
    await api('PUT /kanbans/single/column/sort/:kid/:columnId', { params: { kid, columnId }, body });
    await readAgain(view);
    showSnackbar({ text: `${title}: cartões em ordem.` });
    return true;
  } catch {
    return false;
  }
}

/** Deletes a column; its cards go to the end of another one (boards-086). */
export async function deleteColumn(
  view: BoardView,
  { kid, columnId, title }: { kid: string; columnId: string; title: string },
  target: { _id: string; title: string },
): Promise<boolean> {
  try {
    const { movedItems, deed } = await api('DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId', {
      params: { kid, columnId, columnToMoveId: target._id },
    });
    await readAgain(view);
    const moved = movedItems === 1 ? '1 item foi' : `${movedItems} itens foram`;
    showSnackbar({
      text:
        movedItems === 0
          ? `Coluna ${title} excluída.`
          : `Coluna ${title} excluída: ${moved} para ${target.title}.`,
      ...undoOf(deed),
    });
    return true;
  } catch {
    // Refused: the columns may be others by now.
    void readAgain(view);
    return false;
  }
}
