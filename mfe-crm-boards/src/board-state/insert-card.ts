import type { BoardCard } from '@girassol/shared-domain/contract';
import { addTotals, type BoardState, findCard, getLane, type Lane, updateLane } from './board-state';
import { removeCard } from './move-card';

/** Returns true if a rank lies within the loaded part of a column. */
export const isRankLoaded = (lane: Lane, rank: string) => !lane.hasMore || rank <= lane.cursor;

/**
 * Inserts a card into its column by rank, moving it if it is already loaded. A card beyond the loaded part changes only
 * the totals.
 */
export function insertCard(state: BoardState, card: BoardCard): BoardState {
  const known = findCard(state, card._id);
  const left = known ? removeCard(state, known.lane, known.card) : state;
  const { column, rank } = card.kanbanData;
  return updateLane(left, column, (lane) => {
    const totals = addTotals(lane.totals, 1, card.amount);
    if (!isRankLoaded(lane, rank)) return { ...lane, totals };
    const index = lane.cards.findIndex((other) => other.kanbanData.rank > rank);
    const at = index === -1 ? lane.cards.length : index;
    return { ...lane, totals, cards: [...lane.cards.slice(0, at), card, ...lane.cards.slice(at)] };
  });
}

/**
 * Replaces a moved card by the version that the server returned. The card stays at its displayed position,
 * unless its new rank shows that another person has changed the neighbouring cards meanwhile.
 */
export function replaceMovedCard(state: BoardState, card: BoardCard): BoardState {
  const found = findCard(state, card._id);
  if (!found) return state;
  const { lane, index } = found;
  const { rank, column } = card.kanbanData;
  const above = lane.cards[index - 1]?.kanbanData.rank;
  const below = lane.cards[index + 1]?.kanbanData.rank;
  const fits =
    column === lane._id && (above === undefined || above <= rank) && (below === undefined || rank <= below);
  if (!fits) return insertCard(state, card);
  return updateLane(state, lane._id, (old) => ({
    ...old,
    cards: old.cards.map((other) => (other._id === card._id ? card : other)),
    totals: addTotals(old.totals, 0, card.amount - found.card.amount),
  }));
}

/**
 * Reverts a refused move: inserts the card at its previous rank. Does nothing if the card or its column has left the
 * board meanwhile.
 */
export function revertCardMove(state: BoardState, before: BoardCard): BoardState {
  if (!findCard(state, before._id) || !getLane(state, before.kanbanData.column)) return state;
  return insertCard(state, before);
}
