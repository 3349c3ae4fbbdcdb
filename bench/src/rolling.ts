import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient, signIn } from './lib/api-client';
import { ownerLogin, seedDemoAccount } from './lib/demo-account';
import { openEventStream } from './lib/open-event-stream';
import { openReadinessProxy } from './lib/readiness-proxy';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import {
  createServerWorkspace,
  openWorkspaceDatabase,
  type RunningServer,
  type ServerWorkspace,
  startServer,
  startWorker,
} from './lib/server';
import { computePercentile, formatMs } from './lib/statistics';

// Two servers and a worker are restarted one after the other under load, behind a proxy that reads readiness.
//   pnpm bench rolling [10 runs] [30 requests a second]

const PORTS = [18_821, 18_822];
const WORKER_PORT = 18_823;
const [runs = 10, requestsPerSecond = 30] = process.argv.slice(2).map(Number).filter(Boolean);
const DRAIN_SECONDS = 5;
/** Time before, between and after the restarts of a run. */
const REST_MS = 2_000;
const STREAMS = 4;
/** As browsers do: `EventSource` opens a stream again after three seconds. */
const REOPEN_MS = 3_000;

/** Requests of a run, by their outcome. */
interface Outcome {
  times: number[];
  failures: string[];
}

const start = (place: ServerWorkspace, port: number) =>
  startServer(place, port, { JOBS: 'off', DRAIN_SECONDS: String(DRAIN_SECONDS) });

/** Sends one request in turn: a board, customers, or a changed name. Never two writes of one item at once. */
async function send(client: ApiClient, itemId: string, index: number): Promise<void> {
  if (index % 5 === 0)
    await client.call(
      'PATCH /sales/single/:userId/:saleId',
      { userId: client.userId, saleId: itemId },
      { name: `Nome ${index}` },
    );
  else if (index % 5 < 3)
    await client.call('POST /kanbans/single/:id', { id: client.accountId }, { type: 'SALES' });
  else
    await client.call(
      'POST /customers/filtered/:userId/:multiplier',
      { userId: client.userId, multiplier: 1 },
      { fetchId: client.accountId },
    );
}

/** Keeps event streams open until the signal: one that ends is opened again, as a browser does. */
async function keepStreams(client: ApiClient, url: string, signal: AbortSignal): Promise<number[]> {
  const awayFor: number[] = [];
  const keep = async () => {
    let lostAt: number | undefined;
    while (!signal.aborted) {
      const stream = await openEventStream(url, client.token, () => {}).catch(() => undefined);
      if (stream) {
        if (lostAt !== undefined) awayFor.push(performance.now() - lostAt);
        const close = () => stream.close();
        signal.addEventListener('abort', close);
        await stream.ended;
        signal.removeEventListener('abort', close);
        lostAt = performance.now();
      }
      if (!signal.aborted) await pause(REOPEN_MS);
    }
  };
  await Promise.all(Array.from({ length: STREAMS }, keep));
  return awayFor;
}

/** Sends requests at a steady rate until the signal. */
async function load(client: ApiClient, itemId: string, signal: AbortSignal): Promise<Outcome> {
  const outcome: Outcome = { times: [], failures: [] };
  const sent: Promise<void>[] = [];
  const begun = performance.now();
  for (let index = 0; !signal.aborted; index += 1) {
    await pause(Math.max(0, begun + (index * 1_000) / requestsPerSecond - performance.now()));
    const at = performance.now();
    sent.push(
      send(client, itemId, index).then(
        () => void outcome.times.push(performance.now() - at),
        (error) => void outcome.failures.push(String(error).slice(0, 120)),
      ),
    );
  }
  await Promise.all(sent);
  return outcome;
}

async function measure(place: ServerWorkspace): Promise<MeasuredFigure[]> {
  const servers: RunningServer[] = [];
  for (const port of PORTS) servers.push(await start(place, port));
  let worker = await startWorker(place, WORKER_PORT);
  const proxy = await openReadinessProxy(PORTS);
  try {
    const client = await signIn(proxy.url, ownerLogin.email, ownerLogin.password);
    const board = await client.call('POST /kanbans/single/:id', { id: client.accountId }, { type: 'SALES' });
    const itemId = board.items[0]?._id ?? '';
    const total: Outcome = { times: [], failures: [] };
    const awayFor: number[] = [];
    let clean = 0;
    for (let run = 0; run < runs; run += 1) {
      const end = new AbortController();
      const streams = keepStreams(client, proxy.url, end.signal);
      const requests = load(client, itemId, end.signal);
      await pause(REST_MS);
      for (const [index, port] of PORTS.entries()) {
        await servers[index]?.stop();
        servers[index] = await start(place, port);
        await pause(REST_MS);
      }
      await worker.stop();
      worker = await startWorker(place, WORKER_PORT);
      end.abort();
      const outcome = await requests;
      awayFor.push(...(await streams));
      total.times.push(...outcome.times);
      total.failures.push(...outcome.failures);
      if (outcome.failures.length === 0) clean += 1;
      console.log(`  run ${run + 1}: ${outcome.times.length} answered, ${outcome.failures.length} failed`);
    }
    for (const failure of new Set(total.failures)) console.log(`  ${failure}`);
    return [
      {
        what: `restarts of two servers and a worker without a failed request (${requestsPerSecond} requests a second)`,
        measured: `${clean} of ${runs}`,
        target: 'all',
        met: clean === runs,
      },
      {
        what: '  requests answered and failed',
        measured: `${total.times.length}, ${total.failures.length}`,
        target: '',
      },
      {
        what: '  p50 and p99 of them',
        measured: `${formatMs(computePercentile(total.times, 0.5))}, ${formatMs(computePercentile(total.times, 0.99))}`,
        target: '',
      },
      {
        what: '  event stream away, worst',
        measured: formatMs(Math.max(...awayFor)),
        target: '',
      },
      buildLoadFigure(),
    ];
  } finally {
    proxy.close();
    for (const each of [...servers, worker]) await each.kill();
  }
}

const place = await createServerWorkspace('PostgreSQL');
try {
  const database = await openWorkspaceDatabase(place);
  await seedDemoAccount(database);
  await database.close();
  const figures = await measure(place);
  recordFigures('rolling', figures);
  process.exitCode = figures.every(({ met }) => met !== false) ? 0 : 1;
} finally {
  await place.remove();
}
