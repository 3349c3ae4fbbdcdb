import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import { type BoardState, findCard, getLane, type Lane } from './board-state';
import { insertCard, isRankLoaded } from './insert-card';
import { removeCard } from './move-card';
import { mergeRankRanges, type RankRanges } from './rank-ranges';

/**
 * Parts of a displayed board that must be reloaded after events, because an event carries only ids and
 * positions: ranges of cards (`stretches`), the ids of columns with outdated totals, or the whole board.
 */
export interface StaleParts {
  /** Parts of columns to read again. */
  stretches: RankRanges;
  /** Columns whose count and sum may have changed. */
  totals: readonly string[];
  /** The columns themselves, or everything. */
  board: boolean;
}

/** Result of applying an event: the new state of the board, and the parts of the board to reload. */
export interface AppliedEvent {
  state: BoardState;
  stale: StaleParts;
}

export const noStaleParts: StaleParts = { stretches: {}, totals: [], board: false };

/**
 * Applies an account event to the board at the instant `now` (milliseconds). Returns the new state and the
 * parts to reload. Events about the person's own moves are applied as well, because events arrive in the
 * order of the server, and an earlier move by another person may arrive after the person's own move was
 * shown.
 */
export function applyEvent(state: BoardState, event: AccountLiveEvent, now: number): AppliedEvent {
  if (event.kind === 'resync') return { state, stale: { ...noStaleParts, board: true } };
  if (event.kind === 'notes-changed') return applyItemChanged(state, event.item, null);
  // Of each card of that customer an event of its own is told.
  if (event.kind === 'customers-changed') return { state, stale: noStaleParts };
  // Nothing that cards show.
  if (!('board' in event) || event.kind === 'checklist-changed') return { state, stale: noStaleParts };
  if (event.board !== state.kind) return { state, stale: noStaleParts };

  switch (event.kind) {
    case 'columns-changed':
      return { state, stale: { ...noStaleParts, board: true } };
    case 'item-left':
      return applyItemLeft(state, event.item, event.column);
    case 'item-changed':
      return applyItemChanged(state, event.item, event.column);
    case 'item-placed':
      return applyItemPlaced(state, event, now);
  }
}

type ItemPlacedEvent = Extract<AccountLiveEvent, { kind: 'item-placed' }>;

function applyItemPlaced(
  state: BoardState,
  { item, column, rank, fromColumn }: ItemPlacedEvent,
  now: number,
): AppliedEvent {
  const lane = getLane(state, column);
  if (!lane) return { state, stale: { ...noStaleParts, board: true } };

  const known = findCard(state, item);
  if (known) {
    if (known.lane._id === column && known.card.kanbanData.rank === rank)
      return { state, stale: noStaleParts };
    const kanbanData = { column, rank, order: known.card.kanbanData.order };
    // Another column is an activity, as the server counts them; who it was is told when the card is read again.
    const activity =
      known.lane._id === column ? {} : { lastActivityTimestamp: now, lastActivityText: 'mudança de etapa' };
    return { state: insertCard(state, { ...known.card, ...activity, kanbanData }), stale: noStaleParts };
  }
  const counted = fromColumn === null ? [column] : [column, fromColumn];
  // Within one column nothing is counted anew.
  const totals = fromColumn === column ? [] : counted;
  if (!isRankLoaded(lane, rank)) return { state, stale: { ...noStaleParts, totals } };
  const stretches = { [column]: { from: rankBefore(lane, rank), to: rank } };
  return { state, stale: { stretches, totals, board: false } };
}

function applyItemLeft(state: BoardState, item: string, column: string): AppliedEvent {
  const known = findCard(state, item);
  if (!known) return { state, stale: { ...noStaleParts, totals: [column] } };
  return { state: removeCard(state, known.lane, known.card), stale: noStaleParts };
}

/**
 * Marks the surroundings of a changed item for reloading, because the event does not carry the change. The reload also
 * finds out if the item still belongs to the filtered column.
 */
function applyItemChanged(state: BoardState, item: string, column: string | null): AppliedEvent {
  const known = findCard(state, item);
  if (!known) return { state, stale: { ...noStaleParts, totals: column === null ? [] : [column] } };
  const { lane, card } = known;
  const { rank } = card.kanbanData;
  const stretches = { [lane._id]: { from: rankBefore(lane, rank), to: rank } };
  return { state, stale: { stretches, totals: [], board: false } };
}

/** Rank of the last loaded card that stands before a rank; empty at the top. */
function rankBefore(lane: Lane, rank: string): string {
  return lane.cards.findLast((card) => card.kanbanData.rank < rank)?.kanbanData.rank ?? '';
}

/** Merges two sets of stale parts of the same board into one. */
export function mergeStaleParts(a: StaleParts, b: StaleParts): StaleParts {
  return {
    stretches: mergeRankRanges(a.stretches, b.stretches),
    totals: [...new Set([...a.totals, ...b.totals])],
    board: a.board || b.board,
  };
}
