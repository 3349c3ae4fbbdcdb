import type { BoardCard } from '@girassol/shared-domain/contract';
import { addTotals, type BoardState, findCard, getLane, type Lane, updateLane } from './board-state';

/** Move of a card to a column and to an index in that column, counted from 0 without the moved card. */
export interface CardMove {
  cardId: string;
  toColumn: string;
  /** Place in the target column, counted without the moved card. */
  toIndex: number;
}

/**
 * Moves a loaded card to another position or column of the displayed board and updates the totals. Returns the state
 * unchanged if the card or the column is not loaded.
 */
export function moveCard(state: BoardState, { cardId, toColumn, toIndex }: CardMove): BoardState {
  const found = findCard(state, cardId);
  const target = getLane(state, toColumn);
  if (!found || !target) return state;

  const others = target.cards.filter((card) => card._id !== cardId);
  const index = Math.min(Math.max(0, toIndex), others.length);
  if (found.lane._id === toColumn && found.index === index) return state;

  const moved: BoardCard = {
    ...found.card,
    // The server gives the real rank. Until then the card counts as standing right after the one above it.
    kanbanData: { column: toColumn, rank: others[index - 1]?.kanbanData.rank ?? '', order: index },
  };
  const left = removeCard(state, found.lane, found.card);
  return updateLane(left, toColumn, (lane) => ({
    ...lane,
    cards: [...others.slice(0, index), moved, ...others.slice(index)],
    totals: addTotals(lane.totals, 1, moved.amount),
  }));
}

/** Returns the board without a card, with the totals of its lane updated. */
export function removeCard(state: BoardState, from: Lane, card: BoardCard): BoardState {
  return updateLane(state, from._id, (lane) => ({
    ...lane,
    cards: lane.cards.filter((other) => other._id !== card._id),
    totals: addTotals(lane.totals, -1, -card.amount),
  }));
}

/**
 * Position of a card in its column, given by the cards displayed directly before and after the card. The call
 * that moves a card accepts this form.
 */
export interface PositionByNeighbours {
  order: number;
  column: string;
  beforeItem: string | null;
  /** Left out when the card stands last but the column goes on: what follows is not known here. */
  afterItem?: string | null;
}

/** Returns the position of a card by its displayed neighbours; null if the card is not loaded. */
export function getPositionByNeighbours(state: BoardState, cardId: string): PositionByNeighbours | null {
  const found = findCard(state, cardId);
  if (!found) return null;
  const { lane, index } = found;
  const next = lane.cards[index + 1]?._id;
  const place = { order: index, column: lane._id, beforeItem: lane.cards[index - 1]?._id ?? null };
  return next === undefined && lane.hasMore ? place : { ...place, afterItem: next ?? null };
}
