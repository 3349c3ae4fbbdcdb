import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../src/platform/database';
import { openInMemory, startInMemory } from '../src/platform/database/embedded';
import { openServer } from '../src/platform/database/server';

/** Loads a module outside jest's sandbox, as seen from `tools/jest/`. */
declare const requireNatively: NodeJS.Require;

/** A database of this test file alone. `query` runs as the owner, past every wall. */
export interface TestDatabase {
  database: Database;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

export interface TestDatabaseKind {
  name: 'PGlite' | 'PostgreSQL';
  open(): Promise<TestDatabase>;
}

/** The PostgreSQL server tests may use, if any: found before the first of them (`tools/jest/prepare-run.cjs`). */
export const serverUrl = process.env.GIRASSOL_TEST_SERVER || undefined;

/** PGlite always; PostgreSQL when `TEST_DATABASE_URL` is set (then it must answer) or a local server answers. */
export const everyDatabase: TestDatabaseKind[] = [{ name: 'PGlite', open: openLite }];
if (serverUrl) everyDatabase.push({ name: 'PostgreSQL', open: () => openOnServer(serverUrl) });

/**
 * Where tests run that do not ask for every database: on the server if there is one, otherwise on PGlite. Both run the same
 * SQL; `npm test -- full both` runs everything on both.
 */
export const testDatabases = process.env.TEST_DATABASES === 'both' ? everyDatabase : everyDatabase.slice(-1);

/** Starting an embedded database takes seconds: each worker keeps one, begun from a migrated copy that is kept between runs. */
async function openLite(): Promise<TestDatabase> {
  const lite = await keptBy('PGlite', async () => {
    const path = join(tmpdir(), `girassol-test-${schemaVersion()}.tar`);
    if (!existsSync(path)) await writeMigrated(path);
    return startInMemory(new Blob([readFileSync(path)]));
  });
  const { asOwner, ...database } = await openInMemory(lite);
  return {
    database,
    query: asOwner,
    async drop() {
      await database.close();
      for (const statement of ['rollback', 'discard all']) await lite.query(statement);
      await emptyAll(async (text) => (await lite.query(text)).rows as never);
    },
  };
}

async function writeMigrated(path: string): Promise<void> {
  const lite = await startInMemory();
  await (await openInMemory(lite)).close();
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
  renameSync(partial, path);
  await lite.close();
}

function schemaVersion(): string {
  const folder = join(__dirname, '../src/platform/database');
  const sources = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const hash = createHash('sha256');
  for (const { parentPath, name } of sources) hash.update(readFileSync(join(parentPath, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The owner of the tables is no superuser, as on a rented server: functions that act with its rights meet the walls as well.
 * Roles belong to the whole server, so they are named after the database. Each worker keeps its own; they are dropped after
 * the last test (`end-run.cjs`).
 */
async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `girassol_test_${process.env.GIRASSOL_TEST_RUN}_${process.pid}`;
  await keptBy('PostgreSQL', async () => {
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(`create role ${name} login createrole password '${name}'`);
    await admin.query(`grant ${name} to current_user`);
    await admin.query(`create database ${name} owner ${name}`);
    // What tests write need not outlive the server: thousands of commits would each wait for the disk.
    await admin.query(`alter database ${name} set synchronous_commit = off`);
    await admin.end();
  });
  const own = new URL(url);
  own.pathname = `/${name}`;
  const anybody = new pg.Client({ connectionString: own.href });
  own.username = name;
  own.password = name;

  const database = await openServer({ url: own.href, poolSize: 8 });
  await anybody.connect();
  const query: TestDatabase['query'] = async (text, values) => (await anybody.query(text, values)).rows;
  return {
    database,
    query,
    async drop() {
      await database.close();
      await emptyAll(query);
      await anybody.end();
    },
  };
}

/**
 * Empties every table that has rows, also those that are only added to; what migrations wrote stays: secrets, rates of a tax.
 * Rows are deleted with triggers and foreign keys at rest: `truncate` makes new files for the hundred tables that refer to an
 * account, empty or not, and takes half a second. It is left for a login that may not put triggers to rest.
 */
const EMPTY_ALL = `do $$
  declare name text; filled boolean; names text[] := '{}';
  begin
    for name in select tablename from pg_tables
      where schemaname = 'public' and tablename not in ('server_secrets', 'iof_rates') loop
      execute format('select exists (select from %I)', name) into filled;
      if filled then names := names || name; end if;
    end loop;
    begin
      set local session_replication_role = replica;
      foreach name in array names loop execute format('delete from %I', name); end loop;
      for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
        execute format('alter sequence %I restart', name);
      end loop;
    exception when insufficient_privilege then
      foreach name in array names loop execute format('alter table %I disable trigger user', name); end loop;
      execute 'truncate ' || (select string_agg(quote_ident(n), ', ') from unnest(names) n) || ' restart identity cascade';
      foreach name in array names loop execute format('alter table %I enable trigger user', name); end loop;
    end;
  end $$`;

/** Tables that deleted rows still fill: whoever reads them reads past all of those. */
const SWOLLEN = `select string_agg(quote_ident(relname), ', ') as names from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 256 * 1024`;

/** Empties a database for the next test file. */
async function emptyAll(query: TestDatabase['query']): Promise<void> {
  await query(EMPTY_ALL);
  const [swollen] = await query<{ names: string | null }>(SWOLLEN);
  if (swollen?.names) await query(`vacuum ${swollen.names}`);
}

/** Makes something once in the life of a worker, and has the end of the run close it. */
function keptBy<T>(name: string, make: () => Promise<T>): Promise<T> {
  const { kept }: { kept: Map<string, Promise<T>> } = requireNatively('./kept.cjs');
  const made = kept.get(name) ?? make();
  kept.set(name, made);
  return made;
}
