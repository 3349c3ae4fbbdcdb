import { api } from '@girassol/shared-auth';
import type { ColumnTotals } from '@girassol/shared-domain/contract';
import type { Stale } from '../../board-state/apply-event';
import { type BoardView, changeBoard, fetchPages } from '../../board-state/board-query';
import { type BoardState, withLane } from '../../board-state/board-state';
import { readStretches } from '../../board-state/stretches';
import { filtersBody } from '../../board-view/board-filters';
import type { StillGate } from './still-gate';

/** How often a reading is repeated because a card was moved here meanwhile. */
const MAX_TRIES = 5;

/** Reads again what events could not tell, and takes it into the board once no hand is on it. */
export async function readStale(
  view: BoardView,
  { stretches, totals }: Pick<Stale, 'stretches' | 'totals'>,
  gate: StillGate,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    await gate.whenStill();
    const holds = gate.holds;
    const [apply, sums] = await Promise.all([
      readStretches(stretches, (after) => fetchPages(view, after, signal)),
      Promise.all(totals.map((column) => readTotals(view, column, signal))),
    ]);
    // An answer from before the newest move here would put the card back for a moment.
    if (gate.holds !== holds) continue;
    changeBoard(view, (state) => sums.reduce(withTotals, apply(state)));
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
    body: filtersBody(filters, kind),
    signal,
    silent: true,
  });
  return { columnId, totals };
}

const withTotals = (
  state: BoardState,
  { columnId, totals }: { columnId: string; totals: ColumnTotals },
): BoardState => withLane(state, columnId, (lane) => ({ ...lane, totals }));
