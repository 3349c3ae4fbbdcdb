import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { createCluster } from './cluster';
import {
  type ConnectionTimeouts,
  DEFAULT_CONNECTION_TIMEOUTS_MS,
  KEEPALIVE_OPTIONS,
} from './connection-timeouts';
import { destroyConnection, isConnectedTo } from './connections';
import { createDatabase, type Database } from './database';
import { guardPoolAgainstSilentServer } from './guarded-pool';
import { createPostgresChannelListener } from './listener';
import { type Migrations, migrate } from './migrate';
import { openReader } from './reader';
import {
  createMissingLogin,
  ensureRuntimeLogin,
  grantRuntimePrivileges,
  type RuntimeLogin,
  requireUnprivilegedRole,
} from './runtime-role';
import { StartFailure } from './start-failure';
import { buildStatementLog, type OnStatement } from './statement-log';
import type { Tables } from './tables';
import { isDatabaseUnavailable, markDatabaseConnectionError } from './unavailable';
import { databaseValueParsers } from './value-types';

/** Options for opening a database on a PostgreSQL server: logins, pool size, time limits. */
export interface ServerOptions {
  /** Server, or a pooler before it, with the login of the tables' owner, who migrates, then leaves. */
  url: string;
  /** The same database on other servers, which follow the one that writes and may take its place. */
  otherUrls?: readonly string[] | undefined;
  /** The server itself, where `url` leads to a pooler: the owner migrates there, and the process listens there. */
  directUrl?: string | undefined;
  /** Login of the running program, created if it does not exist. Without it one is made, named after the database. */
  appUrl?: string | undefined;
  /** A server that follows the others, for work that only reads. */
  readUrl?: string | undefined;
  migrations: Migrations;
  /** Connections of this process. */
  poolSize?: number | undefined;
  /** Called with idle connections, and the listening one, that were lost. */
  onFailure?: (error: Error) => void;
  /** Called after each statement of the running program. */
  onStatement?: OnStatement | undefined;
  limits?: ConnectionTimeouts | undefined;
}

/** A database on a server, or on several of which one writes. */
export interface ServerLocation {
  databaseUrl: string;
  otherDatabaseUrls?: readonly string[] | undefined;
}

/** A new connection knows no table yet: its first statements take several times as long as those of one that waited. */
const IDLE_MS = 10 * 60_000;
const MAX_IDLE_TRANSACTION_MS = 60_000;

/**
 * Opens a database on a PostgreSQL server: applies migrations as the owner of the tables, then works with a
 * login that is no superuser and owns no tables.
 */
export async function openServerDatabase({
  url,
  otherUrls = [],
  directUrl,
  appUrl,
  readUrl,
  migrations,
  poolSize = 10,
  onFailure = () => {},
  onStatement,
  limits = DEFAULT_CONNECTION_TIMEOUTS_MS,
}: ServerOptions): Promise<Database> {
  const [direct, ...others] = await findServers(parseConnection(directUrl ?? url), otherUrls);
  const login = await prepare(direct, migrations, appUrl ? parseConnection(appUrl) : undefined);
  const config = { ...(others.length > 0 ? direct : parseConnection(appUrl ?? url)), ...login };
  const cluster = createCluster([config, ...others.map((server) => ({ ...server, ...login }))], limits);
  /** Connections of the pool, those that are being opened too: the pool itself tells only of open ones. */
  const clients = new Set<pg.Client>();
  class PrimaryClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, ...cluster.getPrimary() });
      clients.add(this);
      this.once('end', () => clients.delete(this));
    }
  }
  // To a server that hangs, one would be opened until the time limit, and whoever waits for it with it.
  cluster.onFailover(() => {
    for (const client of clients) if (!isConnectedTo(client, cluster.getPrimary())) destroyConnection(client);
  });
  const pool = new pg.Pool({
    ...config,
    ...KEEPALIVE_OPTIONS,
    Client: PrimaryClient,
    onConnect: (client) => cluster.verify(client as pg.Client),
    max: poolSize,
    idleTimeoutMillis: IDLE_MS,
    types: databaseValueParsers,
    application_name: 'girassol',
    connectionTimeoutMillis: limits.acquire,
  });
  // An idle connection that dies (server restarted) must not end the process: the pool opens another.
  pool.on('error', onFailure);
  const guarded = guardPoolAgainstSilentServer(pool, limits, cluster);
  const statementLog = buildStatementLog(onStatement);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }), ...statementLog });
  const listener = createPostgresChannelListener({
    cluster: directUrl ? createCluster([{ ...direct, ...login }], limits) : cluster,
    limits,
    onSilence: guarded.cutSilent,
    onFailure,
  });

  // Not as parameters of the connection: poolers refuse those.
  const settings = {
    statement_timeout: String(limits.statement),
    idle_in_transaction_session_timeout: String(MAX_IDLE_TRANSACTION_MS),
  };
  const reader = readUrl
    ? await openReader({
        config: { ...parseConnection(readUrl), ...login },
        primary: cluster,
        poolSize,
        settings: { role: login.user, ...settings },
        limits,
        onFailure,
        onStatement,
      })
    : undefined;

  return createDatabase({
    kind: 'server',
    kysely,
    runtimeRole: login.user,
    pool,
    settings,
    reader,
    listen: listener.listen,
    async answersWithin(ms) {
      const [answers] = await Promise.all([canConnect(cluster.getPrimary(), ms), listener.check(ms)]);
      return answers;
    },
    abort: guarded.abort,
    async close() {
      cluster.close();
      listener.close();
      await reader?.close();
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
    return !isDatabaseUnavailable(markDatabaseConnectionError(error));
  } finally {
    destroyConnection(client);
  }
}

/**
 * Connects to a PostgreSQL server as the owner of the tables, without applying migrations, runs `work` with a
 * pool of that login, and closes the pool.
 */
export async function withServerOwnerPool<T>(
  { databaseUrl, otherDatabaseUrls = [] }: ServerLocation,
  work: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const [owner] = await findServers(parseConnection(databaseUrl), otherDatabaseUrls);
  const pool = openOwnerPool(owner);
  try {
    await requireAnswer(pool, owner);
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Opens a pool with one connection of the tables' owner. */
const openOwnerPool = (owner: pg.ClientConfig): pg.Pool =>
  new pg.Pool({
    ...owner,
    ...KEEPALIVE_OPTIONS,
    max: 1,
    types: databaseValueParsers,
    connectionTimeoutMillis: DEFAULT_CONNECTION_TIMEOUTS_MS.acquire,
  });

async function requireAnswer(pool: pg.Pool, owner: pg.ClientConfig): Promise<void> {
  await pool.query('select 1').catch((error) => {
    throw new StartFailure(
      `Banco de dados inacessível em ${formatServerAddress(owner)}: ${describeConnectionError(error)}`,
    );
  });
}

/** Migrates and grants as the owner. Returns the login of the program. */
async function prepare(
  owner: pg.ClientConfig,
  migrations: Migrations,
  app: pg.ClientConfig | undefined,
): Promise<RuntimeLogin> {
  const pool = openOwnerPool(owner);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await requireAnswer(pool, owner);
    await migrate(kysely, migrations);
    const login = app ? toLogin(app) : await ensureRuntimeLogin(kysely);
    if (app) await createMissingLogin(kysely, login);
    await grantRuntimePrivileges(kysely, login.user);
    await requireUnprivilegedRole(kysely, login.user);
    return login;
  } finally {
    await kysely.destroy();
  }
}

const toLogin = ({ user = '', password }: pg.ClientConfig): RuntimeLogin => ({
  user,
  ...(typeof password === 'string' && { password }),
});

/** Returns all servers with the login of the first; the one that writes comes first. Throws if none of several does. */
async function findServers(
  first: pg.ClientConfig,
  otherUrls: readonly string[],
): Promise<[pg.ClientConfig, ...pg.ClientConfig[]]> {
  if (otherUrls.length === 0) return [first];
  const others = otherUrls.map((url) => {
    const { host, port } = parseConnection(url);
    return { ...first, host, port };
  });
  const servers: [pg.ClientConfig, ...pg.ClientConfig[]] = [first, ...others];
  const cluster = createCluster(servers, DEFAULT_CONNECTION_TIMEOUTS_MS);
  const isFound = await cluster.searchAll();
  cluster.close();
  const primary = cluster.getPrimary();
  if (isFound) return [primary, ...servers.filter((server) => server !== primary)];
  throw new StartFailure(
    `Nenhum destes servidores responde e aceita escritas: ${servers.map(formatServerAddress).join(', ')}`,
  );
}

const parseConnection = (url: string): pg.ClientConfig => parseIntoClientConfig(url);

const formatServerAddress = ({ host, port, database }: pg.ClientConfig): string =>
  `${host ?? 'localhost'}:${port ?? 5432}/${database ?? ''}`;

const describeConnectionError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message || code || error.name;
};
