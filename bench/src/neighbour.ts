import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '@girassol/api-platform/database';
import { MAX_STREAMS } from '@girassol/api-platform/events/stream-limits';
import { chromiumPath } from '../../e2e/support/chromium';
import {
  beginWork,
  callNames,
  formatPercentiles,
  listTimes,
  type WorkingAccount,
  work,
} from './lib/accounts-at-work';
import { type AddedSession, addFilledAccount, addSessions, addUser } from './lib/add-sessions';
import { writeCustomerSpreadsheet } from './lib/customer-spreadsheet';
import { fillCustomers } from './lib/fill-customers';
import type { NoiseOptions, NoiseReport } from './lib/noisy-account';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';
import { computePercentile, formatMs } from './lib/statistics';
import { watchMetrics } from './lib/watch-metrics';

// One account imports, exports, prints and holds event streams, all at once, while others work on their boards.
//   pnpm bench neighbour [50 accounts] [100000 rows] [50 PDFs] [200 streams]
//   pnpm bench neighbour 6 2000 4 40     to see that it runs: a minute

const PORT = 18_825;
const [accounts = 50, rows = 100_000, pdfs = 50, streams = 200] = process.argv.slice(2).map(Number);
/** Calls of all accounts together: each does something every two seconds. */
const CALLS_PER_SECOND = accounts / 2;
const QUIET_MS = accounts >= 50 ? 60_000 : 10_000;
/** At least so many calls tell a p99. */
const LOUD_MS = QUIET_MS;
const CUSTOMERS = 300;
const CARDS = 400;
const LATE_MS = 300;

const folder = mkdtempSync(join(tmpdir(), 'girassol-bench-neighbour-'));
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const workFor = (neighbours: WorkingAccount[], ms: number) =>
  work(neighbours, CALLS_PER_SECOND, AbortSignal.timeout(ms));

/** Starts the noise in a process of its own; `done` resolves once import, export and PDFs are over. */
function startNoise(options: NoiseOptions): { done: Promise<NoiseReport>; stop(): void } {
  const program = fileURLToPath(import.meta.resolve('./lib/noisy-account.ts'));
  const child = fork(program, [JSON.stringify(options)]);
  const done = Promise.race([
    once(child, 'message').then(([report]) => report as NoiseReport), // the one message that the program sends
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the noisy account ended with ${code}`))),
  ]);
  return { done, stop: () => void child.kill() };
}

interface Filled {
  neighbours: AddedSession[];
  streamSessions: AddedSession[];
}

async function fill(database: Database, accountId: string): Promise<Filled> {
  await fillCustomers(database, accountId, rows);
  const neighbours: AddedSession[] = [];
  for (let index = 1; index <= accounts; index += 1)
    neighbours.push(
      await addFilledAccount(database, `Vizinha ${index}`, { customers: CUSTOMERS, cards: CARDS }),
    );
  const streamSessions: AddedSession[] = [];
  while (streamSessions.length * MAX_STREAMS.session < streams) {
    const userId = await addUser(database, accountId, {
      ...{ name: 'Colega', type: 'VENDOR' as const },
      permissions: { salesKanban: true, customersList: true },
    });
    const sessionsOfPerson = MAX_STREAMS.person / MAX_STREAMS.session;
    streamSessions.push(...(await addSessions(database, { accountId, userId }, sessionsOfPerson)));
  }
  return { neighbours, streamSessions };
}

async function measure({ server, signIn }: RunningProduct, filled: Filled): Promise<MeasuredFigure[]> {
  const spreadsheet = join(folder, 'clientes.xlsx');
  await writeCustomerSpreadsheet(spreadsheet, { format: 'xlsx', rows });
  const neighbours = await beginWork(server.url, filled.neighbours);
  // Caches and compiled code, as on a server that has run for a while.
  await workFor(neighbours, QUIET_MS / 2);
  const quiet = await workFor(neighbours, QUIET_MS);

  const metrics = watchMetrics(server.url);
  const over = new AbortController();
  const loudWork = work(neighbours, CALLS_PER_SECOND, over.signal);
  const { call: _call, ...owner } = await signIn();
  const { streamSessions } = filled;
  const noise = startNoise({ url: server.url, owner, spreadsheet, pdfs, streamSessions, streams });
  let report: NoiseReport;
  try {
    [report] = await Promise.all([noise.done, pause(LOUD_MS)]);
  } finally {
    over.abort();
    noise.stop();
  }
  const loud = await loudWork;
  const highest = metrics.stop();
  const seen = (name: string) => highest.get(name) ?? Number.NaN;

  const p99 = {
    quiet: computePercentile(listTimes(quiet), 0.99),
    loud: computePercentile(listTimes(loud), 0.99),
  };
  const target = Math.max(2 * p99.quiet, LATE_MS);
  for (const failure of new Set([...quiet.failures, ...loud.failures])) console.log(`  ${failure}`);
  const where = `${accounts} accounts, ${CALLS_PER_SECOND} calls a second`;
  const figure = (what: string, measured: string, target = '', met?: boolean): MeasuredFigure => ({
    ...{ what, measured, target },
    ...(met !== undefined && { met }),
  });
  return [
    figure(`others, quiet: p50, p99 (${where})`, formatPercentiles(listTimes(quiet))),
    figure(
      `others, beside a noisy account: p50, p99 (${where})`,
      formatPercentiles(listTimes(loud)),
      `p99 <= 2 x quiet or ${LATE_MS} ms: ${formatMs(target)}`,
      p99.loud <= target,
    ),
    ...callNames.map((name) =>
      figure(
        `  ${name}: p50, p99 quiet; noisy`,
        `${formatPercentiles(quiet.times[name])}; ${formatPercentiles(loud.times[name])}`,
      ),
    ),
    figure(
      '  slowest quiet; noisy',
      [quiet, loud].map((phase) => formatMs(Math.max(...listTimes(phase)))).join('; '),
    ),
    figure(
      '  calls quiet; noisy; failed',
      `${listTimes(quiet).length}; ${listTimes(loud).length}; ${quiet.failures.length + loud.failures.length}`,
      'none failed',
      quiet.failures.length + loud.failures.length === 0,
    ),
    figure(`noisy: import of ${rows.toLocaleString('en')} rows`, seconds(report.importMs)),
    figure(`noisy: export of ${rows.toLocaleString('en')} rows or more`, seconds(report.exportMs)),
    figure(
      `noisy: ${pdfs} PDFs, told to wait`,
      `${report.pdfs.printed} in ${seconds(report.pdfs.ms)}, ${report.pdfs.toldToWait} times`,
      'all',
      report.pdfs.printed === pdfs,
    ),
    figure(
      `noisy: of ${streams} streams, open`,
      `${report.streams.open}`,
      'all',
      report.streams.refused === 0,
    ),
    figure(
      'longest the event loop was late',
      formatMs(1_000 * seen('girassol_nodejs_eventloop_lag_max_seconds')),
    ),
    figure(
      'most connections of the database busy; calls waiting for one',
      `${seen('girassol_database_connections{state="busy"}')}; ${seen('girassol_database_connections{state="waiting"}')}`,
    ),
    buildLoadFigure(),
  ];
}

let filled: Filled | undefined;
try {
  const figures = await withRunningProduct(
    {
      ...{ port: PORT, store: 'PostgreSQL', isVacuumed: true },
      variables: { CHROMIUM_PATH: chromiumPath },
      fill: async (database, accountId) => {
        filled = await fill(database, accountId);
      },
    },
    (product) => {
      if (!filled) throw new Error('nothing was filled');
      return measure(product, filled);
    },
  );
  recordFigures('neighbour', figures);
  process.exitCode = figures.every(({ met }) => met !== false) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
