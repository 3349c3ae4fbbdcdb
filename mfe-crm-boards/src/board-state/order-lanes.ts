import type { Kanban } from '@girassol/shared-domain/contract';
import type { BoardState } from './board-state';

/** Returns the board with one column moved to another position, counted from 0. */
export function moveLane(state: BoardState, columnId: string, index: number): BoardState {
  const lane = state.lanes.find(({ _id }) => _id === columnId);
  if (!lane) return state;
  const others = state.lanes.filter(({ _id }) => _id !== columnId);
  const at = Math.min(Math.max(0, index), others.length);
  if (state.lanes[at] === lane) return state;
  return { ...state, lanes: [...others.slice(0, at), lane, ...others.slice(at)] };
}

/**
 * Returns the board with the titles, inactivity windows and order of columns from the server's answer. New columns
 * start empty.
 */
export function mergeColumns(state: BoardState, { columns }: Kanban): BoardState {
  const lanes = columns
    .toSorted((a, b) => a.order - b.order)
    .map((column) => {
      const known = state.lanes.find(({ _id }) => _id === column._id);
      if (known) return { ...known, ...column };
      return { ...column, cards: [], totals: { items: 0, amount: 0 }, hasMore: false, cursor: '' };
    });
  return { ...state, lanes };
}
