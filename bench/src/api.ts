import { request } from 'node:http';
import type { ApiClient } from './lib/api-client';
import { startBareQueryServer } from './lib/bare-query';
import { fillBoard } from './lib/fill-board';
import { runLoadTest } from './lib/load';
import { type Board, moveCard } from './lib/move';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import type { DatabaseKind } from './lib/server';
import { computePercentile, formatKilobytes, formatMs } from './lib/statistics';

// Board page and card move of one server process, at two sizes, on both databases, beside the bare query.
//   pnpm bench api [4000] [100000]

const PORT = 18_791;
const BARE_PORT = 18_792;
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const [small = 4_000, large = 100_000] = sizes;

interface Measured {
  figures: MeasuredFigure[];
  boardP50: number;
}

const measure = (store: DatabaseKind, cards: number): Promise<Measured> =>
  withRunningProduct(
    { port: PORT, store, fill: (database, accountId) => fillBoard(database, accountId, cards) },
    async ({ place, accountId, signIn }) => {
      const bare = place.databaseUrl ? await bareRate(place.databaseUrl, accountId) : undefined;
      return measureBoardApi(store, cards, await signIn(), bare);
    },
  );

async function bareRate(databaseUrl: string, accountId: string): Promise<number> {
  const stop = await startBareQueryServer(databaseUrl, accountId, BARE_PORT);
  const { rate } = await runLoadTest({ url: `http://localhost:${BARE_PORT}`, connections: 50 });
  await stop();
  return rate;
}

async function measureBoardApi(
  store: DatabaseKind,
  cards: number,
  client: ApiClient,
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
  const alone = await runLoadTest({ ...boardRequest, connections: 1 });
  const crowd = await runLoadTest({ ...boardRequest, connections: 50 });
  const isServer = store === 'PostgreSQL';
  const figures: MeasuredFigure[] = [
    {
      what: `board page p50 (${where})`,
      measured: formatMs(alone.p50),
      target: '< 40 ms',
      ...(isServer && { met: alone.p50 < 40 }),
    },
    {
      what: `board page, as a browser gets it: gzip (${where})`,
      measured: formatKilobytes(compressed),
      target: '< 80 kB',
      met: compressed < 80_000,
    },
    { what: `board page, not compressed (${where})`, measured: formatKilobytes(alone.bytes), target: '' },
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
  const alternating = await timeMoves(client, board, 200);
  const p95 = computePercentile(alternating, 0.95);
  figures.push(
    { what: `card move p50 (${where})`, measured: formatMs(computePercentile(alternating, 0.5)), target: '' },
    {
      what: `card move p95 (${where})`,
      measured: formatMs(p95),
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

/**
 * Moves cards one at a time to changing columns and positions and returns the duration of each move in milliseconds.
 */
async function timeMoves(client: ApiClient, board: Board, moves: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < moves; index += 1) {
    const item = board.items[(index * 7) % board.items.length];
    const column = board.kanban.columns[(index * 3) % board.kanban.columns.length];
    if (!item || !column) break;
    const started = performance.now();
    await moveCard(client, board, item._id, column._id, (index * 5) % 18);
    times.push(performance.now() - started);
  }
  return times;
}

/** A hundred moves into one column at once: every place given once, and one order whoever asks. */
async function parallelMoves(client: ApiClient, board: Board, where: string): Promise<MeasuredFigure> {
  const target = board.kanban.columns[0]?._id ?? '';
  const movers = board.items.slice(0, 100);
  const started = performance.now();
  await Promise.all(movers.map(({ _id }, index) => moveCard(client, board, _id, target, index % 10)));
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
    measured: `${formatMs(took)}, ${isOneOrder ? 'one order' : 'NOT one order'}`,
    target: 'one order',
    met: isOneOrder,
  };
}

const figures: MeasuredFigure[] = [];
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
recordFigures('api', figures);
