import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { serveCopies } from './copy/serve-copy';
import { createDatabaseStartFailure, prepareDataFolder } from './data-folder';
import { createDatabase, type Database } from './database';
import { embeddedExtensions } from './embedded-extensions';
import { lockFolder } from './folder-lock';
import { guardAgainstTruncatedAnswers } from './guarded-embedded';
import { startVacuum } from './housekeeping';
import { type Migrations, migrate } from './migrate';
import { grantRuntimePrivileges } from './runtime-role';
import { buildStatementLog, type OnStatement } from './statement-log';
import type { Tables } from './tables';
import { databaseValueParsers } from './value-types';

const RUNTIME_ROLE = 'girassol_app';
/** Pages of tables kept in memory: 128 MB by default, which stay with the process; the files are in the system's cache anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * Opens the embedded PostgreSQL in a data folder and applies migrations. No other process can use the folder
 * while the database is open.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  migrations: Migrations,
  onFailure: (error: Error) => void,
  onStatement?: OnStatement,
): Promise<Database> {
  const { lite, unlock } = await openFolder(dataDir, onFailure);
  const pool = createSingleClientPool(lite, onFailure);
  const database = await migrated(lite, pool, migrations, onStatement);
  const stopCleaning = startVacuum(pool, onFailure);
  const stopOffering = await serveCopies(dataDir, pool, onFailure);
  return {
    ...database,
    async close() {
      stopCleaning();
      await stopOffering();
      await database.close();
      await lite.close();
      await unlock();
    },
  };
}

/**
 * Opens the embedded PostgreSQL of a data folder as the owner of the tables, without applying migrations,
 * runs `work` with a pool of that login, and closes the database.
 */
export async function withEmbeddedOwnerPool<T>(
  dataDir: string,
  work: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const { lite, unlock } = await openFolder(dataDir);
  const pool = createSingleClientPool(lite, (error) => console.error(error));
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await lite.close();
    await unlock();
  }
}

const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

/** Checks whether a folder contains an embedded database. */
export const hasEmbeddedDatabase = (dataDir: string): boolean => existsSync(databaseFolder(dataDir));

async function openFolder(dataDir: string, onFailure?: (error: Error) => void) {
  await prepareDataFolder(dataDir, onFailure);
  const unlock = await lockFolder(dataDir);
  const lite = await PGlite.create({
    dataDir: databaseFolder(dataDir),
    extensions: embeddedExtensions,
    startParams,
  }).catch(async (error) => {
    throw await createDatabaseStartFailure(dataDir, error);
  });
  return { lite, unlock };
}

/** Embedded database in memory, for tests. */
export interface InMemoryDatabase extends Database {
  /** Runs one statement as the owner, bypassing row-level security. */
  asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Starts an embedded PostgreSQL in memory: empty, or a copy of `template`. */
export const startInMemoryPostgres = (template?: Blob): Promise<PGlite> =>
  PGlite.create({ extensions: embeddedExtensions, startParams, ...(template && { loadDataDir: template }) });

/** Opens a started in-memory database and applies migrations. Closing it ends its connection; `lite` keeps running. */
export async function openInMemoryDatabase(
  lite: PGlite,
  migrations: Migrations,
  onStatement?: OnStatement,
): Promise<InMemoryDatabase> {
  const pool = createSingleClientPool(lite, (error) => console.error(error));
  return {
    ...(await migrated(lite, pool, migrations, onStatement)),
    asOwner: async (text, values) => (await pool.query(text, values)).rows,
  };
}

/** Creates a pool with one client: PGlite has one session, and a second client would mix its answers. */
const createSingleClientPool = (lite: PGlite, onBroken: (error: Error) => void): pg.Pool =>
  new pg.Pool({
    ...createPgConfig(guardAgainstTruncatedAnswers(lite, onBroken)),
    max: 1,
    idleTimeoutMillis: 0,
    types: databaseValueParsers,
  });

async function migrated(
  lite: PGlite,
  pool: pg.Pool,
  migrations: Migrations,
  onStatement: OnStatement | undefined,
): Promise<Database> {
  const dialect = new PostgresDialect({ pool: letAnswersOut(pool) });
  const kysely = new Kysely<Tables>({ dialect, ...buildStatementLog(onStatement) });

  await migrate(kysely, migrations);
  await createRole(pool);
  await grantRuntimePrivileges(kysely, RUNTIME_ROLE);

  return createDatabase({
    kind: 'embedded',
    kysely,
    runtimeRole: RUNTIME_ROLE,
    pool,
    async listen(channel, onPayload) {
      const stop = lite.onNotification((name, payload) => {
        if (name === channel) onPayload(payload);
      });
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => stop();
    },
    // In this process: it answers, or fails by itself (ended-answers.ts).
    answersWithin: async () => true,
    abort: () => {},
    close: () => kysely.destroy(),
  });
}

async function createRole(pool: pg.Pool): Promise<void> {
  const found = await pool.query('select from pg_roles where rolname = $1', [RUNTIME_ROLE]);
  if (found.rowCount === 0) await pool.query(`create role ${RUNTIME_ROLE} nologin`);
}

/**
 * Embedded queries resolve in microtasks, so a busy queue would keep answers from leaving the process: each release
 * waits for one turn of the event loop (twice the requests per second, less than half the p99).
 */
function letAnswersOut(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      return Object.assign(Object.create(client), {
        query: client.query.bind(client),
        release: () => {
          setImmediate(() => client.release());
        },
      });
    },
    end: () => pool.end(),
  };
}
