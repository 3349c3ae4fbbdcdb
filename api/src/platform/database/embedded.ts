import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { offerCopy } from './copy/serve-copy';
import { databaseFailure, prepareDataFolder } from './data-folder';
import { type Database, databaseOn } from './database';
import { extensions } from './embedded-extensions';
import { withEndedAnswers } from './ended-answers';
import { lockFolder } from './folder-lock';
import { keepHouse } from './housekeeping';
import { migrate } from './migrate';
import { grantRuntime } from './runtime-role';
import type { Tables } from './tables';
import { valueTypes } from './value-types';

const RUNTIME_ROLE = 'girassol_app';
/** Pages of tables kept in memory: 128 MB by default, which stay with the process; the files are in the system's cache anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens the embedded PostgreSQL of a data folder, held by this process alone, and brings its tables up to date. */
export async function openEmbedded(dataDir: string, onFailure: (error: Error) => void): Promise<Database> {
  const { lite, unlock } = await openFolder(dataDir, onFailure);
  const pool = poolOn(lite, onFailure);
  const database = await migrated(lite, pool);
  const stopCleaning = keepHouse(pool, onFailure);
  const stopOffering = await offerCopy(dataDir, pool, onFailure);
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

/** The embedded PostgreSQL of a data folder as it is, for as long as `work` takes: nothing is migrated. */
export async function withEmbeddedOwner<T>(dataDir: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const { lite, unlock } = await openFolder(dataDir);
  const pool = poolOn(lite, (error) => console.error(error));
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await lite.close();
    await unlock();
  }
}

const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

/** Was an embedded database ever begun in this folder? */
export const hasEmbedded = (dataDir: string): boolean => existsSync(databaseFolder(dataDir));

async function openFolder(dataDir: string, onFailure?: (error: Error) => void) {
  await prepareDataFolder(dataDir, onFailure);
  const unlock = await lockFolder(dataDir);
  const lite = await PGlite.create({ dataDir: databaseFolder(dataDir), extensions, startParams }).catch(
    async (error) => {
      throw await databaseFailure(dataDir, error);
    },
  );
  return { lite, unlock };
}

/** An embedded database in memory, for tests. */
export interface InMemoryDatabase extends Database {
  /** One statement as the owner, past every wall. */
  asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Starts an embedded PostgreSQL in memory: empty, or a copy of `template`. */
export const startInMemory = (template?: Blob): Promise<PGlite> =>
  PGlite.create({ extensions, startParams, ...(template && { loadDataDir: template }) });

/** Opens one that was started, and brings its tables up to date. Closing ends its connection; `lite` goes on. */
export async function openInMemory(lite: PGlite): Promise<InMemoryDatabase> {
  const pool = poolOn(lite, (error) => console.error(error));
  return {
    ...(await migrated(lite, pool)),
    asOwner: async (text, values) => (await pool.query(text, values)).rows,
  };
}

/** One pool with one client: PGlite has one session, and a second client would mix its answers. */
const poolOn = (lite: PGlite, onBroken: (error: Error) => void): pg.Pool =>
  new pg.Pool({
    ...createPgConfig(withEndedAnswers(lite, onBroken)),
    max: 1,
    idleTimeoutMillis: 0,
    types: valueTypes,
  });

async function migrated(lite: PGlite, pool: pg.Pool): Promise<Database> {
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: letAnswersOut(pool) }) });

  await migrate(kysely);
  await createRole(pool);
  await grantRuntime(kysely, RUNTIME_ROLE);

  return databaseOn({
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
