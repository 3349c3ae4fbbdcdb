import { request } from 'node:http';
import { startBareQuery } from './lib/bare-query';
import type { Client } from './lib/client';
import { fillBoard } from './lib/fill-board';
import { loadWith } from './lib/load';
import { type Board, moveOf } from './lib/move';
import { withProduct } from './lib/product';
import { type Figure, record } from './lib/results';
import type { Store } from './lib/server';
import { kilobytes, ms, percentile } from './lib/statistics';

// Board page and card move of one server process, at two sizes, on both databases, beside the bare query.
//   pnpm bench api [4000] [100000]

const PORT = 18_791;
const BARE_PORT = 18_792;
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const [small = 4_000, large = 100_000] = sizes;

interface Measured {
  figures: Figure[];
  boardP50: number;
}

const measure = (store: Store, cards: number): Promise<Measured> =>
  withProduct(
    { port: PORT, store, fill: (database, accountId) => fillBoard(database, accountId, cards) },
    async ({ place, accountId, signIn }) => {
      const bare = place.databaseUrl ? await bareRate(place.databaseUrl, accountId) : undefined;
      return figuresOf(store, cards, await signIn(), bare);
    },
  );

async function bareRate(databaseUrl: string, accountId: string): Promise<number> {
  const stop = await startBareQuery(databaseUrl, accountId, BARE_PORT);
  const { rate } = await loadWith({ url: `http://localhost:${BARE_PORT}`, connections: 50 });
  await stop();
  return rate;
}

async function figuresOf(
  store: Store,
  cards: number,
  client: Client,
  bare: number | undefined,
): Promise<Measured> {
  const where = `${store}, ${cards.toLocaleString('en')} cards`;
  const boardRequest = {
    url: `http://localhost:${PORT}/api/kanbans/single/${client.accountId}`,
    method: 'POST' as const,
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'SALES' }),
  };
  const compressed = await compressedSize(boardRequest);
  const alone = await loadWith({ ...boardRequest, connections: 1 });
  const crowd = await loadWith({ ...boardRequest, connections: 50 });
  const isServer = store === 'PostgreSQL';
  const figures: Figure[] = [
    {
      what: `board page p50 (${where})`,
      measured: ms(alone.p50),
      target: '< 40 ms',
      ...(isServer && { met: alone.p50 < 40 }),
    },
    {
      what: `board page, as a browser gets it: gzip (${where})`,
      measured: kilobytes(compressed),
      target: '< 80 kB',
      met: compressed < 80_000,
    },
    { what: `board page, not compressed (${where})`, measured: kilobytes(alone.bytes), target: '' },
    { what: `board pages a second, 50 at once (${where})`, measured: crowd.rate.toFixed(0), target: '' },
  ];
  if (bare) {
    const ratio = crowd.rate / bare;
    figures.push({
      what: `  beside the bare query's ${bare.toFixed(0)}`,
      measured: `${ratio.toFixed(2)} x`,
      target: '>= 0.6 x',
      met: ratio >= 0.6,
    });
  }

  const board = await client.call('POST /kanbans/single/:id', { id: client.accountId }, { type: 'SALES' });
  const alternating = await timedMoves(client, board, 200);
  const p95 = percentile(alternating, 0.95);
  figures.push(
    { what: `card move p50 (${where})`, measured: ms(percentile(alternating, 0.5)), target: '' },
    {
      what: `card move p95 (${where})`,
      measured: ms(p95),
      target: '< 40 ms',
      ...(isServer && { met: p95 < 40 }),
    },
    await parallelMoves(client, board, where),
  );
  return { figures, boardP50: alone.p50 };
}

/** Bytes of the body as they cross the wire to a browser. */
async function compressedSize({
  url,
  headers,
  body,
}: {
  url: string;
  headers: Record<string, string>;
  body: string;
}) {
  return new Promise<number>((resolve, reject) => {
    const call = request(
      url,
      { method: 'POST', headers: { ...headers, 'accept-encoding': 'gzip' } },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('end', () => resolve(bytes));
      },
    );
    call.on('error', reject).end(body);
  });
}

/** One move after another, to changing columns and places; times in ms. */
async function timedMoves(client: Client, board: Board, moves: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < moves; index += 1) {
    const item = board.items[(index * 7) % board.items.length];
    const column = board.kanban.columns[(index * 3) % board.kanban.columns.length];
    if (!item || !column) break;
    const started = performance.now();
    await moveOf(client, board, item._id, column._id, (index * 5) % 18);
    times.push(performance.now() - started);
  }
  return times;
}

/** A hundred moves into one column at once: every place given once, and one order whoever asks. */
async function parallelMoves(client: Client, board: Board, where: string): Promise<Figure> {
  const target = board.kanban.columns[0]?._id ?? '';
  const movers = board.items.slice(0, 100);
  const started = performance.now();
  await Promise.all(movers.map(({ _id }, index) => moveOf(client, board, _id, target, index % 10)));
  const took = performance.now() - started;

  const read = () => client.call('POST /kanbans/single/:id', { id: client.accountId }, { type: 'SALES' });
  const [one, other] = await Promise.all([read(), read()]);
  const ranks = one.items
    .filter(({ kanbanData }) => kanbanData.column === target)
    .map(({ kanbanData }) => kanbanData.rank);
  const isOneOrder =
    new Set(ranks).size === ranks.length && JSON.stringify(one.items) === JSON.stringify(other.items);
  return {
    what: `100 moves at once (${where})`,
    measured: `${ms(took)}, ${isOneOrder ? 'one order' : 'NOT one order'}`,
    target: 'one order',
    met: isOneOrder,
  };
}

const figures: Figure[] = [];
for (const store of ['PostgreSQL', 'PGlite'] as const) {
  const first = await measure(store, small);
  const second = await measure(store, large);
  const growth = second.boardP50 / first.boardP50;
  figures.push(...first.figures, ...second.figures, {
    what: `board page at ${large.toLocaleString('en')} against ${small.toLocaleString('en')} (${store})`,
    measured: `${growth.toFixed(2)} x`,
    target: '<= 1.3 x',
    ...(store === 'PostgreSQL' && { met: growth <= 1.3 }),
  });
}
record('api', figures);
