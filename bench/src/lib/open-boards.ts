import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import { openEventStream } from './open-event-stream';

/** Event stream of one open board, with the last known position of every card and the time of each event. */
export interface BoardEventStream {
  /** Item id -> rank and column of the last event about it. */
  positions: Map<string, string>;
  /** Rank and column -> when this board heard of it, ms of `performance.now()`. */
  heardAt: Map<string, number>;
  resyncs: number;
  close(): void;
}

/** Formats the position of a card as `<column>/<rank>`. */
export const formatCardPosition = (column: string, rank: string) => `${column}/${rank}`;

/** Opens the event stream of a board, as a browser that shows the board does. */
export async function openBoardEventStream(url: string, token: string): Promise<BoardEventStream> {
  const board: BoardEventStream = {
    positions: new Map(),
    heardAt: new Map(),
    resyncs: 0,
    close: () => stream.close(),
  };
  const stream = await openEventStream(url, token, (event) => hear(board, event));
  return board;
}

function hear(board: BoardEventStream, event: AccountLiveEvent): void {
  if (event.kind === 'resync') board.resyncs += 1;
  if (event.kind !== 'item-placed') return;
  const place = formatCardPosition(event.column, event.rank);
  board.positions.set(event.item, place);
  board.heardAt.set(place, performance.now());
}
