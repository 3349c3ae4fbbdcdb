import { get, type IncomingMessage } from 'node:http';
import { type AccountEvent, accountEvent } from '@girassol/shared-domain/contract';

/** One open board: it remembers the last place it heard of every card, and when. */
export interface OpenBoard {
  /** Item id -> rank and column of the last event about it. */
  places: Map<string, string>;
  /** Rank and column -> when this board heard of it, ms of `performance.now()`. */
  heardAt: Map<string, number>;
  resyncs: number;
  close(): void;
}

export const placeOf = (column: string, rank: string) => `${column}/${rank}`;

/** Opens a board's stream of events, as a browser with the board on screen does. */
export async function openBoard(url: string, token: string): Promise<OpenBoard> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    get(`${url}/api/events`, { headers, agent: false }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`GET /events: ${answer.statusCode}`);

  const board: OpenBoard = {
    places: new Map(),
    heardAt: new Map(),
    resyncs: 0,
    close: () => answer.destroy(),
  };
  let rest = '';
  answer.setEncoding('utf8').on('data', (text: string) => {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) if (frame.startsWith('data: ')) hear(board, JSON.parse(frame.slice(6)));
  });
  answer.on('error', () => undefined);
  return board;
}

function hear(board: OpenBoard, said: unknown): void {
  const event: AccountEvent = accountEvent.parse(said);
  if (event.kind === 'resync') board.resyncs += 1;
  if (event.kind !== 'item-placed') return;
  const place = placeOf(event.column, event.rank);
  board.places.set(event.item, place);
  board.heardAt.set(place, performance.now());
}
