import { type BoardState, findCard } from '../../board-state/board-state';

/** The card that the keyboard stands on. */
export interface BoardPosition {
  columnId: string;
  cardId: string;
}

/** The same with its row in the column, which is what is left of it when the card goes. */
export interface BoardPlace extends BoardPosition {
  index: number;
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
export function walk(state: BoardState, from: BoardPosition, key: string): BoardPlace | null {
  const step = steps[key];
  const laneIndex = state.lanes.findIndex(({ _id }) => _id === from.columnId);
  const row = state.lanes[laneIndex]?.cards.findIndex(({ _id }) => _id === from.cardId) ?? -1;
  if (!step || row < 0) return null;

  if (step.lane === 0) return at(state, laneIndex, row + step.row);
  let next = laneIndex + step.lane;
  while (state.lanes[next]?.cards.length === 0) next += step.lane;
  return at(state, next, row);
}

function at(state: BoardState, laneIndex: number, row: number): BoardPlace | null {
  const lane = state.lanes[laneIndex];
  if (!lane || lane.cards.length === 0) return null;
  const index = Math.min(lane.cards.length - 1, Math.max(0, row));
  const card = lane.cards[index];
  return card ? { columnId: lane._id, cardId: card._id, index } : null;
}

/**
 * Where somebody who was at `place` is now: at the same card, wherever it went; at its neighbour, once it left the board;
 * otherwise at the first card, where the Tab key enters.
 */
export function currentPlace(state: BoardState, place: BoardPlace | null): BoardPlace | null {
  const found = place && findCard(state, place.cardId);
  if (found) return { columnId: found.lane._id, cardId: found.card._id, index: found.index };
  const laneIndex = place ? state.lanes.findIndex(({ _id }) => _id === place.columnId) : -1;
  const neighbour = place && at(state, laneIndex, place.index);
  if (neighbour) return neighbour;
  const first = state.lanes.findIndex(({ cards }) => cards.length > 0);
  return at(state, first, 0);
}
