import type { BoardCard } from '@girassol/shared-domain/contract';
import { addTotals, type BoardState, findCard, type Lane, laneOf, withLane } from './board-state';

export interface CardMove {
  cardId: string;
  toColumn: string;
  /** Place in the target column, counted without the moved card. */
  toIndex: number;
}

/** Moves a loaded card on this screen: leaves its column, enters the other, and the totals follow. */
export function moveCard(state: BoardState, { cardId, toColumn, toIndex }: CardMove): BoardState {
  const found = findCard(state, cardId);
  const target = laneOf(state, toColumn);
  if (!found || !target) return state;

  const others = target.cards.filter((card) => card._id !== cardId);
  const index = Math.min(Math.max(0, toIndex), others.length);
  if (found.lane._id === toColumn && found.index === index) return state;

  const moved: BoardCard = {
    ...found.card,
    // The server gives the real rank. Until then the card counts as standing right after the one above it.
    kanbanData: { column: toColumn, rank: others[index - 1]?.kanbanData.rank ?? '', order: index },
  };
  const left = withoutCard(state, found.lane, found.card);
  return withLane(left, toColumn, (lane) => ({
    ...lane,
    cards: [...others.slice(0, index), moved, ...others.slice(index)],
    totals: addTotals(lane.totals, 1, moved.amount),
  }));
}

/** Takes a card out of the lane it stands in, totals included. */
export function withoutCard(state: BoardState, from: Lane, card: BoardCard): BoardState {
  return withLane(state, from._id, (lane) => ({
    ...lane,
    cards: lane.cards.filter((other) => other._id !== card._id),
    totals: addTotals(lane.totals, -1, -card.amount),
  }));
}

/** The place of a card as the server is told it. */
export interface SeenPlace {
  order: number;
  column: string;
  beforeItem: string | null;
  /** Left out when the card stands last but the column goes on: what follows is not known here. */
  afterItem?: string | null;
}

/** Where a card stands between its neighbours on this screen. */
export function seenPlace(state: BoardState, cardId: string): SeenPlace | null {
  const found = findCard(state, cardId);
  if (!found) return null;
  const { lane, index } = found;
  const next = lane.cards[index + 1]?._id;
  const place = { order: index, column: lane._id, beforeItem: lane.cards[index - 1]?._id ?? null };
  return next === undefined && lane.hasMore ? place : { ...place, afterItem: next ?? null };
}
