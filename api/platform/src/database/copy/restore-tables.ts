import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Migrations, migrate } from '../migrate';
import { StartFailure } from '../start-failure';
import type { Tables } from '../tables';
import type { DumpEnd, DumpHead } from './dump-tables';
import { fillTablesFromDump } from './fill-tables-from-dump';
import { listMigrations } from './list-tables';
import { readDumpLines } from './read-dump-lines';

/**
 * Restores a copy of the database into an empty database: creates the tables as of the time of the copy,
 * fills them, and applies later migrations. So a copy of an older release is upgraded, and a copy of the
 * embedded database can be moved to a server.
 */
export async function restoreTables(pool: pg.Pool, path: string, migrations: Migrations): Promise<DumpEnd> {
  const lines = readDumpLines(path);
  const head = await readHead(lines);
  const unknown = head.migrations.find((name) => !(name in migrations));
  if (unknown) {
    throw new StartFailure(
      `A cópia é de uma versão mais nova do Girassol (migração ${unknown}). Atualize o programa.`,
    );
  }
  await requireEmpty(pool, head);
  // Never ended: that would end the pool, which is the caller's.
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(kysely, migrations, head.migrations);
  const client = await pool.connect();
  const end = await fillTablesFromDump(client, lines).finally(() => client.release());
  await migrate(kysely, migrations);
  return end;
}

async function requireEmpty(pool: pg.Pool, { migrations: wanted }: DumpHead): Promise<void> {
  const done = await listMigrations(pool);
  if (done.length === 0) return;
  const found = await pool.query<{ empty: boolean }>('select has_no_accounts() as empty');
  const isSame = done.length === wanted.length && done.every((name) => wanted.includes(name));
  if (found.rows[0]?.empty !== true || !isSame) {
    throw new StartFailure('Restaure em um banco de dados novo: este já foi usado, ou é de outra versão.');
  }
}

async function readHead(lines: AsyncGenerator<string>): Promise<DumpHead> {
  const first = await lines.next();
  const head: Partial<DumpHead> | undefined = first.done ? undefined : JSON.parse(first.value);
  if (head?.format !== 1 || !head.at || !Array.isArray(head.migrations)) {
    throw new StartFailure('Isto não é uma cópia do Girassol que esta versão saiba ler.');
  }
  return { format: head.format, at: head.at, migrations: head.migrations };
}
