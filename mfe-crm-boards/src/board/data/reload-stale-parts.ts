import { api } from '@girassol/shared-auth';
import type { ColumnTotals } from '@girassol/shared-domain/contract';
import type { StaleParts } from '../../board-state/apply-event';
import { type BoardView, changeCachedBoard, loadCardPages } from '../../board-state/board-query';
import { type BoardState, updateLane } from '../../board-state/board-state';
import { loadCardsInRanges } from '../../board-state/rank-ranges';
import { buildBoardFilterBody } from '../../board-view/board-filters';
import type { BoardUpdateLock } from './board-update-lock';

/** Maximum number of reloads when a card is moved on this screen during a reload. */
const MAX_TRIES = 5;

/**
 * Reloads the cards and totals of a board that events have made outdated, and merges them into the displayed
 * board as soon as the board's update lock is free.
 */
export async function reloadStaleParts(
  view: BoardView,
  { stretches, totals }: Pick<StaleParts, 'stretches' | 'totals'>,
  gate: BoardUpdateLock,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    await gate.whenStill();
    const holds = gate.holds;
    const [apply, sums] = await Promise.all([
      loadCardsInRanges(stretches, (after) => loadCardPages(view, after, signal)),
      Promise.all(totals.map((column) => readTotals(view, column, signal))),
    ]);
    // An answer from before the newest move here would put the card back for a moment.
    if (gate.holds !== holds) continue;
    changeCachedBoard(view, (state) => sums.reduce(withTotals, apply(state)));
    return;
  }
}

/** Count and sum of a column under the filters of the view (boards-102). */
async function readTotals(
  { kind, fetchId, filters }: BoardView,
  columnId: string,
  signal: AbortSignal,
): Promise<{ columnId: string; totals: ColumnTotals }> {
  const totals = await api('POST /kanbans/single/column-totals/:fetchId/:columnId', {
    params: { fetchId, columnId },
    body: buildBoardFilterBody(filters, kind),
    signal,
    silent: true,
  });
  return { columnId, totals };
}

const withTotals = (
  state: BoardState,
  { columnId, totals }: { columnId: string; totals: ColumnTotals },
): BoardState => updateLane(state, columnId, (lane) => ({ ...lane, totals }));
