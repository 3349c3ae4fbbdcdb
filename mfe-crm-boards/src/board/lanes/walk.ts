import type { BoardState } from '../state/board-state';

/** The card that the keyboard stands on. */
export interface BoardPosition {
  columnId: string;
  cardId: string;
}

const steps: Record<string, { lane: number; row: number }> = {
  ArrowUp: { lane: 0, row: -1 },
  ArrowDown: { lane: 0, row: 1 },
  ArrowLeft: { lane: -1, row: 0 },
  ArrowRight: { lane: 1, row: 0 },
  Home: { lane: 0, row: Number.NEGATIVE_INFINITY },
  End: { lane: 0, row: Number.POSITIVE_INFINITY },
};

/** Where a key leads from a card; null when it leads nowhere. Sideways it steps over empty columns. */
export function walk(
  state: BoardState,
  from: BoardPosition,
  key: string,
): (BoardPosition & { index: number }) | null {
  const step = steps[key];
  const laneIndex = state.lanes.findIndex(({ _id }) => _id === from.columnId);
  const row = state.lanes[laneIndex]?.cards.findIndex(({ _id }) => _id === from.cardId) ?? -1;
  if (!step || row < 0) return null;

  if (step.lane === 0) return at(state, laneIndex, row + step.row);
  let next = laneIndex + step.lane;
  while (state.lanes[next]?.cards.length === 0) next += step.lane;
  return at(state, next, row);
}

function at(state: BoardState, laneIndex: number, row: number): (BoardPosition & { index: number }) | null {
  const lane = state.lanes[laneIndex];
  if (!lane || lane.cards.length === 0) return null;
  const index = Math.min(lane.cards.length - 1, Math.max(0, row));
  const card = lane.cards[index];
  return card ? { columnId: lane._id, cardId: card._id, index } : null;
}

/** The first card of the board: where the Tab key enters. */
export function firstPosition(state: BoardState): BoardPosition | null {
  const lane = state.lanes.find(({ cards }) => cards.length > 0);
  const card = lane?.cards[0];
  return lane && card ? { columnId: lane._id, cardId: card._id } : null;
}
