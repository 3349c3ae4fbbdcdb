import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Cluster, createCluster } from './cluster';
import { type ConnectionTimeouts, KEEPALIVE_OPTIONS } from './connection-timeouts';
import { guardPoolAgainstSilentServer } from './guarded-pool';
import { createReplicaWatch } from './replica-watch';
import { buildStatementLog, type OnStatement } from './statement-log';
import type { Tables, Tx } from './tables';
import type { TenantContext } from './tenant-context';
import { createTransactionRunner } from './transaction';
import {
  getErrorCode,
  isDatabaseUnavailable,
  isErrorOfDatabase,
  READ_ONLY_SERVER_SQLSTATE,
} from './unavailable';
import { databaseValueParsers } from './value-types';

/**
 * Outcome of work that only reads: done by the reader, or by the server that writes because the reader fails or lags
 * (`PASSED_OVER`), had not replayed what was asked for (`BEHIND`), or broke the work off (`FAILED`).
 */
type ReadOutcome = 'READER' | 'PASSED_OVER' | 'BEHIND' | 'FAILED';

/** Figures of the reader of a process. */
export interface ReaderFigures {
  /** Age of the oldest change that it has not replayed, in seconds. */
  lagSeconds: number;
  /** Number of reads by what became of them; all but READER were answered by the server that writes. */
  reads: Readonly<Record<ReadOutcome, number>>;
}

/** Server that follows the one that writes, for work that only reads. */
export interface Reader {
  /**
   * Runs work in a read-only transaction there. Returns null where the other server has to do it: this one fails, lags, or
   * has not replayed the position `after`.
   */
  read<T>(
    context: TenantContext,
    work: (tx: Tx) => Promise<T>,
    after: string | null,
  ): Promise<{ result: T } | null>;
  figures(): ReaderFigures;
  close(): Promise<void>;
}

interface ReaderOptions {
  /** Address and login of the server that is read. */
  config: pg.ClientConfig;
  /** The server that writes, whose position is compared. */
  primary: Cluster;
  poolSize: number;
  /** Settings of every transaction. */
  settings: Readonly<Record<string, string>>;
  limits: ConnectionTimeouts;
  onFailure: (error: Error) => void;
  /** Called after each statement. */
  onStatement?: OnStatement | undefined;
}

/** A server that does not take a connection at once is no help: the other one answers sooner. */
const ACQUIRE_MS = 1_000;
/** A reader that failed is not asked again for so long. */
const REST_MS = 5_000;
/** A reader that is further behind is not asked. Shorter than the time for which browsers ask for what is new. */
const MAX_LAG_SECONDS = 5;

/** Ends a transaction on a server that has not replayed what is asked for. */
class BehindError extends Error {}

/** Opens the reader of a process. A server that does not answer now is asked again later. */
export async function openReader({
  config,
  primary,
  poolSize,
  settings,
  limits,
  onFailure,
  onStatement,
}: ReaderOptions): Promise<Reader> {
  const pool = new pg.Pool({
    ...config,
    ...KEEPALIVE_OPTIONS,
    max: poolSize,
    types: databaseValueParsers,
    application_name: 'girassol-reader',
    connectionTimeoutMillis: ACQUIRE_MS,
  });
  pool.on('error', onFailure);
  const guarded = guardPoolAgainstSilentServer(pool, limits, createCluster([config], limits));
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guarded }),
    ...buildStatementLog(onStatement),
  });
  const transact = createTransactionRunner(kysely, settings, 'begin read only');
  const reads: Record<ReadOutcome, number> = { READER: 0, PASSED_OVER: 0, BEHIND: 0, FAILED: 0 };
  let restsUntil = Number.NEGATIVE_INFINITY;

  function rest(error: unknown): void {
    if (performance.now() >= restsUntil)
      onFailure(new Error('the server for reading is passed over', { cause: error }));
    restsUntil = performance.now() + REST_MS;
  }

  const watch = createReplicaWatch({
    reader: config,
    primary,
    onSilence(error, since) {
      guarded.cutSilent(since);
      rest(error);
    },
  });
  await watch.measure();

  const count = (outcome: ReadOutcome) => {
    reads[outcome] += 1;
    return null;
  };

  return {
    async read(context, work, after) {
      if (performance.now() < restsUntil || watch.getLagSeconds() > MAX_LAG_SECONDS)
        return count('PASSED_OVER');
      try {
        const result = await transact(context, async (tx) => {
          if (after !== null && BigInt(after) > watch.getReplayed()) await requireReplayed(tx, after);
          return work(tx);
        });
        count('READER');
        return { result };
      } catch (error) {
        if (error instanceof BehindError) return count('BEHIND');
        if (!isErrorOfDatabase(error)) throw error;
        const isWrite = getErrorCode(error) === READ_ONLY_SERVER_SQLSTATE;
        if (isWrite) onFailure(new Error('a call that only reads tried to write', { cause: error }));
        else if (isDatabaseUnavailable(error)) rest(error);
        return count('FAILED');
      }
    },
    figures: () => ({ lagSeconds: watch.getLagSeconds(), reads }),
    async close() {
      watch.close();
      guarded.abort();
      await kysely.destroy();
    },
  };
}

async function requireReplayed(tx: Tx, after: string): Promise<void> {
  const { rows } = await sql<{ isBehind: boolean }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() - '0/0' < ${after}::numeric as "isBehind"`.execute(
    tx,
  );
  if (rows[0]?.isBehind !== false) throw new BehindError();
}
