import { type BoardState, findCard } from '../../board-state/board-state';

/** Card that has keyboard focus, and its column. */
export interface FocusedCard {
  columnId: string;
  cardId: string;
}

/**
 * Card that has keyboard focus, with its row in the column. The row remains known after the card has left the
 * board.
 */
export interface FocusedCardRow extends FocusedCard {
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

/**
 * Returns the card to which a key moves the keyboard focus from another card; null if the key leads nowhere.
 * Left and right skip empty columns.
 */
export function getNextFocusedCard(state: BoardState, from: FocusedCard, key: string): FocusedCardRow | null {
  const step = steps[key];
  const laneIndex = state.lanes.findIndex(({ _id }) => _id === from.columnId);
  const row = state.lanes[laneIndex]?.cards.findIndex(({ _id }) => _id === from.cardId) ?? -1;
  if (!step || row < 0) return null;

  if (step.lane === 0) return getPositionAt(state, laneIndex, row + step.row);
  let next = laneIndex + step.lane;
  while (state.lanes[next]?.cards.length === 0) next += step.lane;
  return getPositionAt(state, next, row);
}

function getPositionAt(state: BoardState, laneIndex: number, row: number): FocusedCardRow | null {
  const lane = state.lanes[laneIndex];
  if (!lane || lane.cards.length === 0) return null;
  const index = Math.min(lane.cards.length - 1, Math.max(0, row));
  const card = lane.cards[index];
  return card ? { columnId: lane._id, cardId: card._id, index } : null;
}

/**
 * Finds the card that should have the keyboard focus on the current board, from the card that had the focus
 * before: the same card in its current column, its neighbour if the card has left the board, or otherwise the
 * first card of the board.
 */
export function resolveFocusedCard(state: BoardState, place: FocusedCardRow | null): FocusedCardRow | null {
  const found = place && findCard(state, place.cardId);
  if (found) return { columnId: found.lane._id, cardId: found.card._id, index: found.index };
  const laneIndex = place ? state.lanes.findIndex(({ _id }) => _id === place.columnId) : -1;
  const neighbour = place && getPositionAt(state, laneIndex, place.index);
  if (neighbour) return neighbour;
  const first = state.lanes.findIndex(({ cards }) => cards.length > 0);
  return getPositionAt(state, first, 0);
}
