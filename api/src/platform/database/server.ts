import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { CONNECTION_LIMITS, type ConnectionLimits, KEEP_ALIVE } from './connection-limits';
import { type Database, databaseOn } from './database';
import { cut, guardPool } from './guarded-pool';
import { openListener } from './listener';
import { migrate } from './migrate';
import { ensureRuntimeLogin, grantRuntime, refusePowerfulRole } from './runtime-role';
import { StartFailure } from './start-failure';
import type { Tables } from './tables';
import { isUnavailable, markDatabaseError } from './unavailable';
import { valueTypes } from './value-types';

export interface ServerOptions {
  /** Owner of the tables: migrates, then leaves. */
  url: string;
  /** Login of the running program. Without it one is made, named after the database. */
  appUrl?: string | undefined;
  /** Connections of this process. */
  poolSize?: number | undefined;
  /** Called with idle connections, and the listening one, that were lost. */
  onFailure?: (error: Error) => void;
  limits?: ConnectionLimits | undefined;
}

/** A new connection knows no table yet: its first statements take several times as long as those of one that waited. */
const IDLE_MS = 10 * 60_000;

/** Opens a PostgreSQL server: migrates as the owner, then works as a login that is no superuser and owns nothing. */
export async function openServer({
  url,
  appUrl,
  poolSize = 10,
  onFailure = () => {},
  limits = CONNECTION_LIMITS,
}: ServerOptions): Promise<Database> {
  const config = await prepare(connectionOf(url), appUrl ? connectionOf(appUrl) : undefined);
  const pool = new pg.Pool({
    ...config,
    ...KEEP_ALIVE,
    max: poolSize,
    idleTimeoutMillis: IDLE_MS,
    types: valueTypes,
    application_name: 'girassol',
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: limits.acquire,
  });
  // An idle connection that dies (server restarted) must not end the process: the pool opens another.
  pool.on('error', onFailure);
  const guarded = guardPool(pool, limits);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
  const listener = openListener({ config, limits, onSilence: guarded.cutSilent, onFailure });

  return databaseOn({
    kind: 'server',
    kysely,
    runtimeRole: config.user ?? '',
    pool,
    listen: listener.listen,
    async answersWithin(ms) {
      const [answers] = await Promise.all([canConnect(config, ms), listener.check(ms)]);
      return answers;
    },
    abort: guarded.abort,
    async close() {
      listener.close();
      const isClosed = await Promise.race([
        kysely.destroy().then(() => true),
        pause(limits.close, false, { ref: false }),
      ]);
      if (!isClosed) guarded.abort();
    },
  });
}

/** Checks on a new connection whether the server answers; a refusal for want of free connections is an answer. */
async function canConnect(config: pg.ClientConfig, ms: number): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: ms });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return !isUnavailable(markDatabaseError(error));
  } finally {
    cut(client);
  }
}

/** A connection of the owner of the tables as they are, for as long as `work` takes: nothing is migrated. */
export async function withServerOwner<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const owner = connectionOf(url);
  const pool = openOwnerPool(owner);
  try {
    await requireAnswer(pool, owner);
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** One connection of the owner of the tables. */
const openOwnerPool = (owner: pg.ClientConfig): pg.Pool =>
  new pg.Pool({
    ...owner,
    ...KEEP_ALIVE,
    max: 1,
    types: valueTypes,
    connectionTimeoutMillis: CONNECTION_LIMITS.acquire,
  });

async function requireAnswer(pool: pg.Pool, owner: pg.ClientConfig): Promise<void> {
  await pool.query('select 1').catch((error) => {
    throw new StartFailure(`Banco de dados inacessível em ${placeOf(owner)}: ${reasonOf(error)}`);
  });
}

/** Migrates and grants as the owner; answers what the program logs in with. */
async function prepare(owner: pg.ClientConfig, app: pg.ClientConfig | undefined): Promise<pg.ClientConfig> {
  const pool = openOwnerPool(owner);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await requireAnswer(pool, owner);
    await migrate(kysely);
    const login = app ? { user: app.user ?? '' } : await ensureRuntimeLogin(kysely);
    await grantRuntime(kysely, login.user);
    await refusePowerfulRole(kysely, login.user);
    return app ?? { ...owner, ...login };
  } finally {
    await kysely.destroy();
  }
}

const connectionOf = (url: string): pg.ClientConfig => parseIntoClientConfig(url);

const placeOf = ({ host, port, database }: pg.ClientConfig): string =>
  `${host ?? 'localhost'}:${port ?? 5432}/${database ?? ''}`;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message || code || error.name;
};
