import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, OnStatement } from '@girassol/api-platform/database';
import { openInMemoryDatabase, startInMemoryPostgres } from '@girassol/api-platform/database/embedded';
import { openServerDatabase } from '@girassol/api-platform/database/server';
import pg from 'pg';
import { migrations } from '../src/modules';

/** Loads a module outside jest's sandbox, as seen from `tools/jest/`. */
declare const requireNatively: NodeJS.Require;

/** Database of one test file. `query` runs as the owner of the tables, without row-level security. */
export interface TestDatabase {
  database: Database;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** Kind of database on which tests can run, with a function that opens a new database. */
export interface TestDatabaseKind {
  name: 'PGlite' | 'PostgreSQL';
  open(onStatement?: OnStatement): Promise<TestDatabase>;
}

/** URL of the PostgreSQL server for tests, if any; `tools/jest/prepare-run.cjs` finds it before the first test. */
export const testPostgresUrl = process.env.GIRASSOL_TEST_SERVER || undefined;

/**
 * Kinds of databases on which tests can run: always PGlite, and PostgreSQL if `TEST_DATABASE_URL` is set (the
 * server must answer) or a local server answers.
 */
export const allTestDatabases: TestDatabaseKind[] = [{ name: 'PGlite', open: openLite }];
if (testPostgresUrl)
  allTestDatabases.push({
    name: 'PostgreSQL',
    open: (onStatement) => openOnServer(testPostgresUrl, onStatement),
  });

/**
 * Kinds of databases on which tests run by default: PostgreSQL if a server is available, otherwise PGlite.
 * Both run the same SQL; `npm test -- full both` runs all tests on both.
 */
export const defaultTestDatabases =
  process.env.TEST_DATABASES === 'both' ? allTestDatabases : allTestDatabases.slice(-1);

/** Starting an embedded database takes seconds: each worker keeps one, begun from a migrated copy that is kept between runs. */
async function openLite(onStatement?: OnStatement): Promise<TestDatabase> {
  const lite = await createOncePerWorker('PGlite', async () => {
    const path = join(tmpdir(), `girassol-test-${schemaVersion()}.tar`);
    if (!existsSync(path)) await writeMigrated(path);
    return startInMemoryPostgres(new Blob([readFileSync(path)]));
  });
  const { asOwner, ...database } = await openInMemoryDatabase(lite, migrations, onStatement);
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
  const lite = await startInMemoryPostgres();
  await (await openInMemoryDatabase(lite, migrations)).close();
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
  renameSync(partial, path);
  await lite.close();
}

function schemaVersion(): string {
  const root = join(__dirname, '../..');
  const folders = [
    join(root, 'api/platform/src/database'),
    ...readdirSync(root)
      .map((area) => join(root, area, 'api/src/migrations'))
      .filter((folder) => existsSync(folder)),
  ];
  const sources = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile());
  const hash = createHash('sha256');
  for (const { parentPath, name } of sources) hash.update(readFileSync(join(parentPath, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The owner of the tables is no superuser, as on a rented server: functions that act with its rights meet the walls as well.
 * Roles belong to the whole server, so they are named after the database. Each worker keeps its own; they are dropped after
 * the last test (`end-run.cjs`).
 */
async function openOnServer(url: string, onStatement?: OnStatement): Promise<TestDatabase> {
  const name = `girassol_test_${process.env.GIRASSOL_TEST_RUN}_${process.pid}`;
  await createOncePerWorker('PostgreSQL', async () => {
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(`create role ${name} login createrole password '${name}'`);
    await admin.query(`grant ${name} to current_user`);
    await admin.query(`create database ${name} owner ${name}`);
    // Data of tests need not survive a crash: thousands of commits would each wait for the disk.
    await admin.query(`alter database ${name} set synchronous_commit = off`);
    await admin.end();
  });
  const own = new URL(url);
  own.pathname = `/${name}`;
  const anybody = new pg.Client({ connectionString: own.href });
  own.username = name;
  own.password = name;

  const database = await openServerDatabase({ url: own.href, migrations, poolSize: 8, onStatement });
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
 * Empties every table that has rows, also those that are only added to. Rows of migrations stay: secrets, rates of a tax, the
 * first prices.
 * Rows are deleted with triggers and foreign keys at rest: `truncate` makes new files for the hundred tables that refer to an
 * account, empty or not, and takes half a second. It is left for a login that may not put triggers to rest.
 */
const EMPTY_ALL = `do $$
  declare name text; filled boolean; names text[] := '{}';
  begin
    for name in select tablename from pg_tables
      where schemaname = 'public' and tablename not in ('server_secrets', 'iof_rates', 'price_lists') loop
      execute format('select exists (select from %I)', name) into filled;
      if filled then names := names || name; end if;
    end loop;
    if to_regclass('price_lists') is not null then delete from price_lists where by <> 'Girassol'; end if;
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
const SELECT_BLOATED_TABLES = `select string_agg(quote_ident(relname), ', ') as names from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 256 * 1024`;

/** Empties a database for the next test file. */
async function emptyAll(query: TestDatabase['query']): Promise<void> {
  await query(EMPTY_ALL);
  const [swollen] = await query<{ names: string | null }>(SELECT_BLOATED_TABLES);
  if (swollen?.names) await query(`vacuum ${swollen.names}`);
}

/** Creates a resource once in the life of a test worker; the end of the run closes it. */
function createOncePerWorker<T>(name: string, make: () => Promise<T>): Promise<T> {
  const { sharedDatabases }: { sharedDatabases: Map<string, Promise<T>> } =
    requireNatively('./shared-databases.cjs');
  const made = sharedDatabases.get(name) ?? make();
  sharedDatabases.set(name, made);
  return made;
}
