import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type DatabaseServer,
  hasDatabaseServers,
  startDatabaseServer,
} from '@girassol/api/test/database-servers';
import { type ApiClient, signIn } from './lib/api-client';
import { ownerLogin, seedDemoAccount } from './lib/demo-account';
import { openEventStream } from './lib/open-event-stream';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import { openWorkspaceDatabase, type RunningServer, startServer } from './lib/server';
import { computePercentile, formatMs } from './lib/statistics';

// The database that writes is killed under load, or hangs; its synchronous standby is promoted; the old one comes back.
//   pnpm bench failover [3 runs of each kind] [30 writes a second]

const PORT = 18_826;
const [runs = 3, writesPerSecond = 30] = process.argv.slice(2).map(Number).filter(Boolean);
const QUIET_MS = 5_000;
/** Time that whoever watches over the servers takes to notice. */
const NOTICED_MS = 3_000;
const AFTER_MS = 20_000;
/** Time under load with the old server back. */
const RETURNED_MS = 6_000;
/** Limits of docs/operations.md, "When the server goes away". */
const ANSWER_LIMIT_MS = 10_000;
const RECOVERY_LIMIT_MS = 15_000;

/** A write that was sent: when (`performance.now()`), for how long, and what was answered. */
interface SentWrite {
  name: string;
  at: number;
  ms: number;
  status: 'acknowledged' | 'unavailable' | 'failed';
}

/** Creates customers at a steady rate, however late answers come, until the signal. */
async function write(client: ApiClient, prefix: string, signal: AbortSignal): Promise<SentWrite[]> {
  const writes: SentWrite[] = [];
  const sent: Promise<void>[] = [];
  const begun = performance.now();
  for (let index = 0; !signal.aborted; index += 1) {
    await pause(Math.max(0, begun + (index * 1_000) / writesPerSecond - performance.now()));
    const name = `${prefix} ${index}`;
    const at = performance.now();
    const note = (status: SentWrite['status']) =>
      void writes.push({ name, at, ms: performance.now() - at, status });
    sent.push(
      client.call('POST /customers/new/:userId', { userId: client.userId }, { name }).then(
        () => note('acknowledged'),
        (error) => {
          const isUnavailable = String(error).includes(': 503 ');
          if (!isUnavailable) console.log(`  ${String(error).slice(0, 160)}`);
          note(isUnavailable ? 'unavailable' : 'failed');
        },
      ),
    );
  }
  await Promise.all(sent);
  return writes;
}

/** Effects of a failover on the writes of a run. */
interface Failover {
  acknowledged: number;
  /** Acknowledged, and not on the promoted server. */
  missing: number;
  /** Not acknowledged, but on the promoted server. */
  storedWithoutAnswer: number;
  unavailable: number;
  failed: number;
  longestMs: number;
  /** Time from the promotion to the answer of the first write that was sent after it. */
  recoveredMs: number;
  /** Time from the promotion to the first event that an open page heard. */
  heardMs: number;
  /** Writes on the old server after it came back. */
  onOldServer: number;
}

const readNames = async (server: DatabaseServer, prefix: string): Promise<Set<string>> => {
  const rows = await server.query<{ name: string }>(
    `select name from customers where name like '${prefix} %'`,
  );
  return new Set(rows.map(({ name }) => name));
};

/** Ways in which a server goes away and comes back. */
const failures = {
  killed: {
    fail: (server: DatabaseServer) => server.kill(),
    comeBack: (server: DatabaseServer) => server.start(),
  },
  // Nothing says that it is away, and when it comes back it still believes that it writes.
  hanging: {
    fail: (server: DatabaseServer) => server.freeze(),
    comeBack: (server: DatabaseServer) => server.thaw(),
  },
};
type FailureKind = keyof typeof failures;

/** Lets `primary` fail under load and promotes `standby`. */
async function failOver(
  { url }: RunningServer,
  primary: DatabaseServer,
  standby: DatabaseServer,
  { fail, comeBack }: (typeof failures)[FailureKind],
): Promise<Failover> {
  const client = await signIn(url, ownerLogin.email, ownerLogin.password);
  const prefix = `Falha ${Date.now().toString(36)}`;
  let promotedAt = Number.POSITIVE_INFINITY;
  let heardMs = Number.POSITIVE_INFINITY;
  const stream = await openEventStream(url, client.token, () => {
    const ms = performance.now() - promotedAt;
    if (ms > 0) heardMs = Math.min(heardMs, ms);
  });
  const end = new AbortController();
  const writing = write(client, prefix, end.signal);
  await pause(QUIET_MS);
  await fail(primary);
  await pause(NOTICED_MS);
  await standby.promote();
  promotedAt = performance.now();
  await pause(AFTER_MS);
  const before = await readNames(standby, prefix);
  await comeBack(primary);
  await pause(RETURNED_MS);
  end.abort();
  const writes = await writing;
  stream.close();

  const stored = await readNames(standby, prefix);
  const onOld = await readNames(primary, prefix);
  const acknowledged = writes.filter(({ status }) => status === 'acknowledged');
  const recovered = acknowledged
    .filter(({ at }) => at > promotedAt)
    .map(({ at, ms }) => at + ms - promotedAt);
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter(({ name }) => !stored.has(name)).length,
    storedWithoutAnswer: writes.filter(({ name, status }) => status !== 'acknowledged' && stored.has(name))
      .length,
    unavailable: writes.filter(({ status }) => status === 'unavailable').length,
    failed: writes.filter(({ status }) => status === 'failed').length,
    longestMs: Math.max(...writes.map(({ ms }) => ms)),
    recoveredMs: Math.min(...recovered),
    heardMs,
    // What it holds was written before it was killed, so that the promoted one has it too.
    onOldServer: [...onOld].filter((name) => !before.has(name)).length,
  };
}

/** Fails over from each server to the next one, a new copy of it, and returns what each failover did. */
async function failOverAll(dataDir: string, first: DatabaseServer): Promise<Record<FailureKind, Failover[]>> {
  const results: Record<FailureKind, Failover[]> = { killed: [], hanging: [] };
  let primary = first;
  try {
    for (let run = 0; run < 2 * runs; run += 1) {
      const kind = run < runs ? 'killed' : 'hanging';
      const standby = await primary.addStandby();
      // A write is acknowledged once the standby has it.
      await primary.query("alter system set synchronous_standby_names = '*'");
      await primary.query('select pg_reload_conf()');
      const old = primary;
      const server = await startServer({ dataDir, databaseUrl: undefined, remove: async () => {} }, PORT, {
        DATABASE_URLS: `${old.url},${standby.url}`,
      });
      try {
        const result = await failOver(server, old, standby, failures[kind]);
        console.log(`  ${kind}:`, result);
        results[kind].push(result);
      } finally {
        await server.stop();
        primary = standby;
        await old.remove();
      }
    }
  } finally {
    await primary.remove();
  }
  return results;
}

function describeFailovers(kind: FailureKind, results: Failover[]): MeasuredFigure[] {
  const sum = (name: keyof Failover) => results.reduce((total, result) => total + result[name], 0);
  const worst = (name: keyof Failover) => Math.max(...results.map((result) => result[name]));
  const median = computePercentile(
    results.map(({ recoveredMs }) => recoveredMs),
    0.5,
  );
  return [
    {
      what: `${kind}: acknowledged writes, missing after ${results.length} failovers`,
      measured: `${sum('acknowledged')}, ${sum('missing')}`,
      target: 'none missing',
      met: sum('missing') === 0,
    },
    {
      what: `${kind}: answered 503; in another way`,
      measured: `${sum('unavailable')}; ${sum('failed')}`,
      target: 'none in another way',
      met: sum('failed') === 0,
    },
    {
      what: `${kind}: not acknowledged and stored all the same`,
      measured: `${sum('storedWithoutAnswer')}`,
      target: '',
    },
    {
      what: `${kind}: longest answer of a write`,
      measured: formatMs(worst('longestMs')),
      target: `<= ${formatMs(ANSWER_LIMIT_MS)}`,
      met: worst('longestMs') <= ANSWER_LIMIT_MS,
    },
    {
      what: `${kind}: first write after the promotion: median, worst`,
      measured: `${formatMs(median)}, ${formatMs(worst('recoveredMs'))}`,
      target: `<= ${formatMs(RECOVERY_LIMIT_MS)}`,
      met: worst('recoveredMs') <= RECOVERY_LIMIT_MS,
    },
    {
      what: `${kind}: first event heard after the promotion, worst`,
      measured: formatMs(worst('heardMs')),
      target: '',
    },
    {
      what: `${kind}: writes on the old server after it came back`,
      measured: `${sum('onOldServer')}`,
      target: 'none',
      met: sum('onOldServer') === 0,
    },
  ];
}

if (!hasDatabaseServers) {
  console.log('failover: precisa dos programas do PostgreSQL (Debian: apt install postgresql)');
  process.exit(0);
}
const dataDir = mkdtempSync(join(tmpdir(), 'girassol-bench-failover-'));
try {
  const first = await startDatabaseServer();
  const database = await openWorkspaceDatabase({ dataDir, databaseUrl: first.url, remove: async () => {} });
  await seedDemoAccount(database);
  await database.close();
  const { killed, hanging } = await failOverAll(dataDir, first);
  const figures = [
    ...describeFailovers('killed', killed),
    ...describeFailovers('hanging', hanging),
    buildLoadFigure(),
  ];
  recordFigures('failover', figures);
  process.exitCode = figures.every(({ met }) => met !== false) ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
