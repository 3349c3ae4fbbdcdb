import type { AccountEvent } from '@girassol/shared-domain/contract';
import { type BoardState, findCard, type Lane, laneOf } from './board-state';
import { withoutCard } from './move-card';
import { isLoaded, placeCard } from './place-card';
import { type Stretches, widest } from './stretches';

/** What an event leaves to be asked of the server: ids and places are all that it carries. */
export interface Stale {
  /** Parts of columns to read again. */
  stretches: Stretches;
  /** Columns whose count and sum may have changed. */
  totals: readonly string[];
  /** The columns themselves, or everything. */
  board: boolean;
}

export interface Applied {
  state: BoardState;
  stale: Stale;
}

export const nothingStale: Stale = { stretches: {}, totals: [], board: false };

/**
 * Takes an event of the account into the board, at the instant `now`. The own moves are taken in too: events come in the
 * order in which the server did things, and a move that somebody else made before the own one may be told after it.
 */
export function applyEvent(state: BoardState, event: AccountEvent, now: number): Applied {
  if (event.kind === 'resync') return { state, stale: { ...nothingStale, board: true } };
  if (event.kind === 'notes-changed') return changed(state, event.item, null);
  // Of each card of that customer an event of its own is told.
  if (event.kind === 'customers-changed') return { state, stale: nothingStale };
  // Nothing that cards show.
  if (!('board' in event) || event.kind === 'checklist-changed') return { state, stale: nothingStale };
  if (event.board !== state.kind) return { state, stale: nothingStale };

  switch (event.kind) {
    case 'columns-changed':
      return { state, stale: { ...nothingStale, board: true } };
    case 'item-left':
      return left(state, event.item, event.column);
    case 'item-changed':
      return changed(state, event.item, event.column);
    case 'item-placed':
      return placed(state, event, now);
  }
}

type Placed = Extract<AccountEvent, { kind: 'item-placed' }>;

function placed(state: BoardState, { item, column, rank, fromColumn }: Placed, now: number): Applied {
  const lane = laneOf(state, column);
  if (!lane) return { state, stale: { ...nothingStale, board: true } };

  const known = findCard(state, item);
  if (known) {
    if (known.lane._id === column && known.card.kanbanData.rank === rank)
      return { state, stale: nothingStale };
    const kanbanData = { column, rank, order: known.card.kanbanData.order };
    // Another column is an activity, as the server counts them; who it was is told when the card is read again.
    const activity =
      known.lane._id === column ? {} : { lastActivityTimestamp: now, lastActivityText: 'mudança de etapa' };
    return { state: placeCard(state, { ...known.card, ...activity, kanbanData }), stale: nothingStale };
  }
  const counted = fromColumn === null ? [column] : [column, fromColumn];
  // Within one column nothing is counted anew.
  const totals = fromColumn === column ? [] : counted;
  if (!isLoaded(lane, rank)) return { state, stale: { ...nothingStale, totals } };
  const stretches = { [column]: { from: rankBefore(lane, rank), to: rank } };
  return { state, stale: { stretches, totals, board: false } };
}

function left(state: BoardState, item: string, column: string): Applied {
  const known = findCard(state, item);
  if (!known) return { state, stale: { ...nothingStale, totals: [column] } };
  return { state: withoutCard(state, known.lane, known.card), stale: nothingStale };
}

/** What changed is not told: its stretch of the column is read again, which also asks whether it still belongs here. */
function changed(state: BoardState, item: string, column: string | null): Applied {
  const known = findCard(state, item);
  if (!known) return { state, stale: { ...nothingStale, totals: column === null ? [] : [column] } };
  const { lane, card } = known;
  const { rank } = card.kanbanData;
  const stretches = { [lane._id]: { from: rankBefore(lane, rank), to: rank } };
  return { state, stale: { stretches, totals: [], board: false } };
}

/** Rank of the last loaded card that stands before a rank; empty at the top. */
function rankBefore(lane: Lane, rank: string): string {
  return lane.cards.findLast((card) => card.kanbanData.rank < rank)?.kanbanData.rank ?? '';
}

/** Two lists of things to ask for as one. */
export function mergeStale(a: Stale, b: Stale): Stale {
  return {
    stretches: widest(a.stretches, b.stretches),
    totals: [...new Set([...a.totals, ...b.totals])],
    board: a.board || b.board,
  };
}
