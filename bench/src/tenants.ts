import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DatabaseServer,
  hasDatabaseServers,
  startDatabaseServer,
} from '@girassol/api/test/database-servers';
import type { Database } from '@girassol/api-platform/database';
import { beginWork, callNames, formatPercentiles, listTimes, type Phase, work } from './lib/accounts-at-work';
import { type AddedSession, addFilledAccount } from './lib/add-sessions';
import { seedDemoAccount } from './lib/demo-account';
import { limitMemory } from './lib/limit-memory';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import {
  openWorkspaceDatabase,
  refreshPlannerStatistics,
  type ServerWorkspace,
  startServer,
} from './lib/server';
import { computePercentile } from './lib/statistics';

// Does a call take longer because a thousand other accounts are in the database, or because the data no longer fit into memory?
//   pnpm bench tenants [1000 accounts] [1000 items of each]      five minutes, 1.2 GB
//   pnpm bench tenants 60 100      to see that it runs: four minutes

const PORT = 18_827;
const [accounts = 1_000, items = 1_000] = process.argv.slice(2).map(Number).filter(Boolean);
const ACTIVE = Math.min(50, accounts);
const CUSTOMERS = Math.ceil(items / 5);
/** Each active account does something every two seconds. */
const CALLS_PER_SECOND = ACTIVE / 2;
const ALONE_MS = 15_000;
const TOGETHER_MS = 45_000;
/** The data are so many times as large as the memory of the database server. */
const TIMES_MEMORY = 3;
const FILLED_AT_ONCE = 2;
const RATIO = 1.25;
const LATE_MS = 300;

async function addAccounts(database: Database, count: number): Promise<AddedSession[]> {
  const sessions: AddedSession[] = [];
  const begunAt = performance.now();
  let begun = 0;
  const fill = async () => {
    while (begun < count) {
      begun += 1;
      const index = begun;
      sessions.push(
        await addFilledAccount(database, `Conta ${index}`, { customers: CUSTOMERS, cards: items }),
      );
      if (index % 100 === 0)
        console.log(`  ${index} accounts, ${Math.round((performance.now() - begunAt) / 1_000)} s`);
    }
  };
  await Promise.all(Array.from({ length: FILLED_AT_ONCE }, fill));
  return sessions;
}

async function fill(place: ServerWorkspace, add: (database: Database) => Promise<AddedSession[]>) {
  const database = await openWorkspaceDatabase(place);
  const sessions = await add(database);
  await database.close();
  const again = await openWorkspaceDatabase(place);
  await refreshPlannerStatistics(again, place, { isVacuumed: true });
  await again.close();
  return sessions;
}

/** Lets the accounts work on a server of their own: one of them alone, then all at once. */
async function workOn(
  place: ServerWorkspace,
  sessions: AddedSession[],
): Promise<{ alone: Phase; together: Phase }> {
  const server = await startServer(place, PORT);
  try {
    const active = await beginWork(server.url, sessions);
    const [first] = active;
    if (!first) throw new Error('no account was filled');
    // Caches and compiled code, as on a server that has run for a while.
    await work(active, CALLS_PER_SECOND, AbortSignal.timeout(ALONE_MS));
    return {
      alone: await work([first], 10, AbortSignal.timeout(ALONE_MS)),
      together: await work(active, CALLS_PER_SECOND, AbortSignal.timeout(TOGETHER_MS)),
    };
  } finally {
    await server.stop();
  }
}

async function measure(cluster: DatabaseServer, place: ServerWorkspace): Promise<MeasuredFigure[]> {
  const active = await fill(place, async (database) => {
    await seedDemoAccount(database);
    return addAccounts(database, ACTIVE);
  });
  const few = await workOn(place, active);

  await fill(place, (database) => addAccounts(database, accounts - ACTIVE));
  const [size] = await cluster.query<{ megabytes: number }>(
    'select (pg_database_size(current_database()) / 1000000)::int as megabytes',
  );
  const megabytes = size?.megabytes ?? 0;
  const many = await workOn(place, active);

  const memory = Math.round(megabytes / TIMES_MEMORY);
  const limit = limitMemory(cluster.listProcesses(), memory * 1_000_000);
  if (limit) afterwards.push(limit.remove);
  if (!limit) console.log('  a memória do servidor só se limita como root: parte não medida');
  const tight = limit && (await workOn(place, active));

  const p50 = (phase: Phase, name: (typeof callNames)[number]) => computePercentile(phase.times[name], 0.5);
  const failures = [few, many, tight].flatMap((each) =>
    each ? [...each.alone.failures, ...each.together.failures] : [],
  );
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  const everyone = `${ACTIVE} accounts at once`;
  const target = Math.max(2 * computePercentile(listTimes(few.together), 0.99), LATE_MS);
  const isInTime = (phase: Phase) => computePercentile(listTimes(phase), 0.99) <= target;
  return [
    { what: `database of ${accounts} accounts with ${items} items`, measured: `${megabytes} MB`, target: '' },
    ...callNames.map((name) => {
      const ratio = p50(many.alone, name) / p50(few.alone, name);
      return {
        what: `${name}: p50 beside ${accounts} accounts; ratio to ${ACTIVE}`,
        measured: `${p50(many.alone, name).toFixed(1)} ms; ${ratio.toFixed(2)}`,
        target: `<= ${RATIO}`,
        met: ratio <= RATIO,
      };
    }),
    {
      what: `${everyone}, of ${ACTIVE}: p50, p99`,
      measured: formatPercentiles(listTimes(few.together)),
      target: '',
    },
    {
      what: `${everyone}, of ${accounts}: p50, p99`,
      measured: formatPercentiles(listTimes(many.together)),
      target: `p99 <= ${Math.round(target)} ms`,
      met: isInTime(many.together),
    },
    ...(tight
      ? [
          {
            what: `${everyone}, data ${TIMES_MEMORY} times as large as memory (${memory} MB): p50, p99`,
            measured: formatPercentiles(listTimes(tight.together)),
            target: `p99 <= ${Math.round(target)} ms`,
            met: isInTime(tight.together),
          },
          ...callNames.map((name) => ({
            what: `  ${name}: p50, p99`,
            measured: formatPercentiles(tight.together.times[name]),
            target: '',
          })),
        ]
      : []),
    { what: 'failed calls', measured: `${failures.length}`, target: 'none', met: failures.length === 0 },
    buildLoadFigure(),
  ];
}

if (!hasDatabaseServers) {
  console.log('tenants: precisa dos programas do PostgreSQL (Debian: apt install postgresql)');
  process.exit(0);
}
const dataDir = mkdtempSync(join(tmpdir(), 'girassol-bench-tenants-'));
const afterwards: (() => void)[] = [];
const cluster = await startDatabaseServer(['shared_buffers=128MB', 'max_wal_size=4GB']);
try {
  const figures = await measure(cluster, { dataDir, databaseUrl: cluster.url, remove: async () => {} });
  recordFigures('tenants', figures);
  process.exitCode = figures.every(({ met }) => met !== false) ? 0 : 1;
} finally {
  await cluster.remove();
  for (const undo of afterwards) undo();
  rmSync(dataDir, { recursive: true, force: true });
}
