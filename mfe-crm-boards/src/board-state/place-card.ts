import type { BoardCard } from '@girassol/shared-domain/contract';
import { addTotals, type BoardState, findCard, type Lane, laneOf, withLane } from './board-state';
import { withoutCard } from './move-card';

/** Does a rank lie in the part of the column that is loaded here? */
export const isLoaded = (lane: Lane, rank: string) => !lane.hasMore || rank <= lane.cursor;

/** Puts a card where its column and rank say. Beyond the loaded part it only counts. */
export function placeCard(state: BoardState, card: BoardCard): BoardState {
  const known = findCard(state, card._id);
  const left = known ? withoutCard(state, known.lane, known.card) : state;
  const { column, rank } = card.kanbanData;
  return withLane(left, column, (lane) => {
    const totals = addTotals(lane.totals, 1, card.amount);
    if (!isLoaded(lane, rank)) return { ...lane, totals };
    const index = lane.cards.findIndex((other) => other.kanbanData.rank > rank);
    const at = index === -1 ? lane.cards.length : index;
    return { ...lane, totals, cards: [...lane.cards.slice(0, at), card, ...lane.cards.slice(at)] };
  });
}

/**
 * Takes in the server's version of a card that was moved here. It keeps its place on screen, unless its rank says that
 * somebody changed the neighbours meanwhile.
 */
export function confirmCard(state: BoardState, card: BoardCard): BoardState {
  const found = findCard(state, card._id);
  if (!found) return state;
  const { lane, index } = found;
  const { rank, column } = card.kanbanData;
  const above = lane.cards[index - 1]?.kanbanData.rank;
  const below = lane.cards[index + 1]?.kanbanData.rank;
  const fits =
    column === lane._id && (above === undefined || above <= rank) && (below === undefined || rank <= below);
  if (!fits) return placeCard(state, card);
  return withLane(state, lane._id, (old) => ({
    ...old,
    cards: old.cards.map((other) => (other._id === card._id ? card : other)),
    totals: addTotals(old.totals, 0, card.amount - found.card.amount),
  }));
}

/** Undoes a refused move: the card as it was before, at its old rank. It may have left the board meanwhile. */
export function restoreCard(state: BoardState, before: BoardCard): BoardState {
  if (!findCard(state, before._id) || !laneOf(state, before.kanbanData.column)) return state;
  return placeCard(state, before);
}
