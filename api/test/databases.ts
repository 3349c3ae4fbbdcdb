import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../src/database';
import { openInMemory } from '../src/database/embedded';
import { runtimeRoleName } from '../src/database/runtime-role';
import { openServer } from '../src/database/server';

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

/** The PostgreSQL server tests may use, if any. */
export const serverUrl = process.env.TEST_DATABASE_URL ?? localServer();

/** PGlite always; PostgreSQL when `TEST_DATABASE_URL` is set (then it must answer) or a local server answers. */
export const testDatabases: TestDatabaseKind[] = [{ name: 'PGlite', open: openLite }];
if (serverUrl) testDatabases.push({ name: 'PostgreSQL', open: () => openOnServer(serverUrl) });

/** A server on this machine that lets this user make databases and roles. Tests are named before they run, so this waits. */
function localServer(): string | undefined {
  const url = `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;
  const probe = spawnSync(process.execPath, [join(__dirname, 'probe-server.cjs'), url]);
  return probe.status === 0 ? url : undefined;
}

/** Opening an empty embedded database takes seconds, copying a migrated one a moment: one is kept between files and runs. */
async function openLite(): Promise<TestDatabase> {
  const path = join(tmpdir(), `girassol-test-${schemaVersion()}.tar`);
  if (!existsSync(path)) {
    const empty = await openInMemory();
    const partial = `${path}.${process.pid}`;
    writeFileSync(partial, Buffer.from(await (await empty.snapshot()).arrayBuffer()));
    renameSync(partial, path);
    await empty.close();
  }
  const lite = await openInMemory(new Blob([readFileSync(path)]));
  return { database: lite, query: lite.asOwner, drop: lite.close };
}

function schemaVersion(): string {
  const folder = join(__dirname, '../src/database');
  const sources = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const hash = createHash('sha256');
  for (const { parentPath, name } of sources) hash.update(readFileSync(join(parentPath, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The owner of the tables is no superuser, as on a rented server: functions that act with its rights meet the walls as well.
 * Roles belong to the whole server, so they are named after the database.
 */
async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `girassol_test_${randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create role ${name} login createrole password '${name}'`);
  await admin.query(`grant ${name} to current_user`);
  await admin.query(`create database ${name} owner ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const anybody = new pg.Client({ connectionString: own.href });
  own.username = name;
  own.password = name;

  const database = await openServer({ url: own.href, poolSize: 8 });
  await anybody.connect();
  return {
    database,
    query: async (text, values) => (await anybody.query(text, values)).rows,
    async drop() {
      await database.close();
      await anybody.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role if exists ${runtimeRoleName(name)}`);
      await admin.query(`drop role ${name}`);
      await admin.end();
    },
  };
}
