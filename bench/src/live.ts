import type { Database } from '@girassol/api-platform/database';
import { MAX_STREAMS } from '@girassol/api-platform/events/stream-limits';
import { type AddedSession, addSessions, addUser } from './lib/add-sessions';
import { fillBoard } from './lib/fill-board';
import { moveCard } from './lib/move';
import { type BoardEventStream, formatCardPosition, openBoardEventStream } from './lib/open-boards';
import { readResidentMemory } from './lib/process-memory';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';
import type { DatabaseKind } from './lib/server';
import { computePercentile, formatMs } from './lib/statistics';

// Many open boards and one writer: how late each hears of a move, whether all agree, and what it costs the server.
//   pnpm bench live [500 boards] [50 moves a second]

const PORT = 18_798;
const [boards = 500, movesPerSecond = 50] = process.argv.slice(2).map(Number).filter(Boolean);
const SECONDS = 20;
const CARDS = 4_000;
const AGREE_WITHIN_MS = 1_000;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function measure(
  store: DatabaseKind,
  { server, accountId, signIn }: RunningProduct,
  sessions: AddedSession[],
): Promise<MeasuredFigure[]> {
  const open: BoardEventStream[] = [];
  try {
    const client = await signIn();
    const board = await client.call('POST /kanbans/single/:id', { id: accountId }, { type: 'SALES' });
    for (const { token } of sessions) {
      const more = Math.min(MAX_STREAMS.session, boards - open.length);
      open.push(
        ...(await Promise.all(Array.from({ length: more }, () => openBoardEventStream(server.url, token)))),
      );
    }
    await pause(1_000);

    // Measured once the writer has run for a while: what a server takes up once is no leak.
    let before = readResidentMemory(server.pid);
    const sentAt = new Map<string, number>();
    const lastPlace = new Map<string, string>();
    const writes: Promise<void>[] = [];
    const total = movesPerSecond * SECONDS;
    const started = performance.now();
    for (let index = 0; index < total; index += 1) {
      await pause(Math.max(0, started + (index * 1_000) / movesPerSecond - performance.now()));
      const item = board.items[(index * 7) % board.items.length];
      const column = board.kanban.columns[(index * 3) % board.kanban.columns.length];
      if (!item || !column) break;
      if (index === total / 4) before = readResidentMemory(server.pid);
      const sent = performance.now();
      writes.push(
        moveCard(client, board, item._id, column._id, (index * 5) % 18).then(({ changedItems }) => {
          const [moved] = changedItems;
          if (!moved) return;
          const placed = formatCardPosition(moved.kanbanData.column, moved.kanbanData.rank);
          sentAt.set(placed, sent);
          lastPlace.set(moved._id, placed);
        }),
      );
    }
    await Promise.all(writes);
    await pause(AGREE_WITHIN_MS);
    const after = readResidentMemory(server.pid);

    const lags = open.flatMap(({ heardAt }) =>
      [...heardAt].map(([placed, at]) => at - (sentAt.get(placed) ?? Number.NaN)).filter(Number.isFinite),
    );
    const first = JSON.stringify([...(open[0]?.positions ?? [])].sort());
    const differing = open.filter(({ positions }) => JSON.stringify([...positions].sort()) !== first).length;
    const resyncs = open.reduce((sum, each) => sum + each.resyncs, 0);
    const isOneTruth = differing === 0 && resyncs === 0 && (open[0]?.positions.size ?? 0) >= lastPlace.size;
    const where = `${store}, ${open.length} boards, ${movesPerSecond} moves/s`;
    const latest = computePercentile(lags, 1);
    return [
      {
        what: `all boards agree a second after the last move (${where})`,
        measured: isOneTruth ? 'all' : `${differing} differ, ${resyncs} resyncs`,
        target: 'all',
        met: isOneTruth,
      },
      {
        what: 'from the move sent to heard by a board, p50',
        measured: formatMs(computePercentile(lags, 0.5)),
        target: '',
      },
      { what: '  p99', measured: formatMs(computePercentile(lags, 0.99)), target: '' },
      { what: '  latest', measured: formatMs(latest), target: '< 1 s', met: latest < AGREE_WITHIN_MS },
      {
        what: 'server memory, a quarter of the way and at the end',
        measured: `${before.toFixed(0)} MB, ${after.toFixed(0)} MB`,
        target: 'flat (within 20 %)',
        met: after <= before * 1.2,
      },
    ];
  } finally {
    for (const each of open) each.close();
  }
}

/** Adds as many people as may hold the streams, each logged in on several computers. */
async function addStreamSessions(database: Database, accountId: string): Promise<AddedSession[]> {
  const sessions: AddedSession[] = [];
  while (sessions.length * MAX_STREAMS.session < boards) {
    const name = `Colega ${sessions.length}`;
    const userId = await addUser(database, accountId, {
      name,
      type: 'VENDOR',
      permissions: { salesKanban: true, salesManager: true },
    });
    sessions.push(
      ...(await addSessions(database, { accountId, userId }, MAX_STREAMS.person / MAX_STREAMS.session)),
    );
  }
  return sessions;
}

const figures: MeasuredFigure[] = [];
for (const store of ['PostgreSQL', 'PGlite'] as const) {
  let sessions: AddedSession[] = [];
  const fill = async (database: Database, accountId: string) => {
    await fillBoard(database, accountId, CARDS);
    sessions = await addStreamSessions(database, accountId);
  };
  figures.push(
    ...(await withRunningProduct({ port: PORT, store, fill }, (product) =>
      measure(store, product, sessions),
    )),
  );
}
recordFigures('live', figures);
