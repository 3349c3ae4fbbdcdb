import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { buildApp } from '../../../src/app';
import { type Config, parseConfig } from '../../../src/config';
import { DEMO_PASSWORD } from '../../../src/demo';
import { migrations } from '../../../src/modules';
import { testPostgresUrl } from '../../../test/databases';
import { isFullRun } from '../../../test/scope';
import { type Database, openDatabase } from '../database';
import { readDumpLines } from '../database/copy/read-dump-lines';
import { getRuntimeRoleName } from '../database/runtime-role';
import { backUp } from './back-up';
import { restoreBackup } from './restore';

/** Copies of the data of earlier releases, by the last migration of each: CONTRIBUTING.md says how one is made. */
const RELEASES = join(__dirname, '../../../test/releases');
const releases = readdirSync(RELEASES);

const folder = mkdtempSync(join(tmpdir(), 'girassol-backup-'));
const made: string[] = [];
const newFolder = () => join(folder, randomUUID().slice(0, 8));

/** A database of its own and an empty data folder; the owner of the tables is no superuser, as on a rented server. */
const kinds: { name: string; place(): Promise<Config> }[] = [
  { name: 'embedded', place: async () => parseConfig({ NODE_ENV: 'test', DATA_DIR: newFolder() }) },
];
if (testPostgresUrl) {
  const url = testPostgresUrl;
  kinds.push({
    name: 'PostgreSQL',
    async place() {
      const name = `girassol_backup_${randomUUID().slice(0, 8)}`;
      await asAdmin(
        `create role ${name} login createrole password '${name}'`,
        `create database ${name} owner ${name}`,
      );
      made.push(name);
      const own = new URL(url);
      own.pathname = `/${name}`;
      own.username = name;
      own.password = name;
      return parseConfig({ NODE_ENV: 'test', DATA_DIR: newFolder(), DATABASE_URL: own.href });
    },
  });
}

async function asAdmin(...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: testPostgresUrl });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

afterAll(async () => {
  for (const name of made)
    await asAdmin(
      `drop database ${name} with (force)`,
      `drop role if exists ${getRuntimeRoleName(name)}`,
      `drop role ${name}`,
    );
  rmSync(folder, { recursive: true, force: true });
});

/** The rows of a copy by table, in one order; without its moment. */
async function rowsIn(copy: string): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  let table = '';
  for await (const line of readDumpLines(join(copy, 'database.ndjson.gz'))) {
    const value = JSON.parse(line);
    if (Array.isArray(value)) rows[table]?.push(line);
    else if ('table' in value) {
      table = `${value.table} ${value.columns}`;
      rows[table] = [];
    }
  }
  for (const lines of Object.values(rows)) lines.sort();
  return rows;
}

/** Expects that a restored installation serves the first requests of a user. */
async function expectWorks(database: Database, config: Config): Promise<void> {
  const app = await buildApp({ database, config });
  const send = async (method: 'GET' | 'POST', url: string, payload?: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
    return answer.json();
  };
  const session = await send('POST', '/users/login', { email: 'dono@vizinha.test', password: DEMO_PASSWORD });
  const board = await send('POST', `/kanbans/single/${session.managerId}`, { type: 'SALES' }, session.token);
  expect(board.items.length).toBeGreaterThan(0);
  const [file] = await database.asAccount({ accountId: session.managerId }, (tx) =>
    tx.selectFrom('stored_files').selectAll().where('account_id', '=', session.managerId).execute(),
  );
  expect(await app.files.store.exists(file?.id ?? '')).toBe(true);
  await app.close();
}

/** From the embedded one to the server; in full from each to each. */
const copied = isFullRun ? kinds : kinds.slice(0, 1);

describe.each(copied)('copies ($name)', ({ name, place }) => {
  test.each(releases)(
    'an upgrade from %s keeps every row, and a hot copy restored on another database is the same',
    async (release) => {
      const config = await place();
      const { database: noted } = await restoreBackup(config, join(RELEASES, release), migrations);
      const database = await openDatabase({ ...config, migrations });
      await expectWorks(database, config);
      const upgraded = newFolder();
      const { database: found } = await backUp(config, upgraded);
      // Starting and signing in add a few.
      for (const [table, rows] of Object.entries(noted.rows))
        expect({ table, kept: (found.rows[table] ?? 0) >= rows }).toEqual({ table, kept: true });
      expect(readdirSync(join(upgraded, 'files')).sort()).toEqual(
        readdirSync(join(RELEASES, release, 'files')).sort(),
      );
      const before = await rowsIn(upgraded);
      expect(Object.entries(before).find(([table]) => table.startsWith('accounts'))?.[1]).toHaveLength(3);

      const others = kinds.filter((kind) => isFullRun || kinds.length === 1 || kind.name !== name);
      for (const other of others) {
        const target = await other.place();
        await restoreBackup(target, upgraded, migrations);
        const again = newFolder();
        await backUp(target, again);
        const after = await rowsIn(again);
        const sessions = Object.keys(before).filter((table) => table.startsWith('sessions'));
        for (const table of sessions) before[table] = [];
        expect(after).toEqual(before);
        const opened = await openDatabase({ ...target, migrations });
        await expectWorks(opened, target);
        await opened.close();
      }
      await database.close();
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'what is used already, cut or changed is refused in a line, and nothing is written',
    async () => {
      const [release = ''] = releases;
      const config = await place();
      const copy = newFolder();
      await restoreBackup(config, join(RELEASES, release), migrations);
      await expect(restoreBackup(config, join(RELEASES, release), migrations)).rejects.toThrow(
        'Restaure em um banco de dados novo',
      );
      await backUp(config, copy);
      await expect(backUp(config, copy)).rejects.toThrow('não está vazia');
      const dump = join(copy, 'database.ndjson.gz');
      writeFileSync(dump, readFileSync(dump).subarray(0, -50));
      await expect(restoreBackup(await place(), copy, migrations)).rejects.toThrow(
        'alterada ou está cortada',
      );
      rmSync(join(copy, 'backup.json'));
      await expect(restoreBackup(await place(), copy, migrations)).rejects.toThrow('não há cópia completa');
      if (name === 'embedded')
        await expect(backUp(await place(), newFolder())).rejects.toThrow('Não há banco de dados');
    },
    TEST_TIMEOUTS_MS.database,
  );
});

/** Tables with row-level security that no chain of references connects to an account. */
const ORPHAN_TABLES_SQL = sql<{ name: string }>`
  with recursive held as (
    select 'accounts'::regclass::oid as id
    union
    select c.conrelid from pg_constraint c join held on c.confrelid = held.id where c.contype = 'f'
  )
  select relname as name from pg_class
  where relrowsecurity and relnamespace = 'public'::regnamespace and oid not in (select id from held)`;

test(
  'no row with a wall around it can be of no account: a copy reads account by account',
  async () => {
    const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: newFolder() });
    const database = await openDatabase({ ...config, migrations });
    const loose = await database.lookUp<{ name: string }>(ORPHAN_TABLES_SQL);
    expect(loose).toEqual([]);
    await database.close();
  },
  TEST_TIMEOUTS_MS.database,
);
