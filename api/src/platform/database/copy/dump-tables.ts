import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { type CopiedTable, listMigrations, listTables } from './list-tables';
import { type OwnerConnection, SAME_TEXTS } from './owner-connection';

/** Rows that are in memory at once. */
const ROWS_AT_ONCE = 1_000;

/** First line of a copy. */
export interface DumpHead {
  format: 1;
  /** ISO 8601: the moment that everything in it is of. */
  at: string;
  migrations: string[];
}

/** Says whose rows follow. */
export interface DumpedTable {
  table: string;
  columns: string[];
}

/** Last line: a copy without it was cut. */
export interface DumpEnd {
  rows: Record<string, number>;
}

/**
 * Every row of every table as lines of JSON: the head, then for each table its name and a line a row (values as texts), at
 * last how many there were. All of one moment, while others go on working.
 *
 * Whoever is no superuser meets the walls as everybody does, also as the owner of the tables (a plain SELECT, or `pg_dump
 * --enable-row-security`, would find nothing). So the tables are read account by account, each inside its own wall.
 */
export async function* dumpTables(connection: OwnerConnection): AsyncGenerator<string> {
  await connection.query('begin isolation level repeatable read, read only');
  try {
    await connection.query(SAME_TEXTS);
    yield lineOf({ format: 1, at: new Date().toISOString(), migrations: await listMigrations(connection) });
    const { rows: accounts } = await connection.query<{ id: string }>('select id from accounts order by id');
    const end: DumpEnd = { rows: {} };
    for (const table of await listTables(connection)) {
      yield lineOf({ table: table.name, columns: table.columns.map(({ name }) => name) });
      let count = 0;
      for (const owner of ownersOf(table, accounts)) {
        for await (const rows of rowsOf(connection, table, owner.id)) {
          count += rows.length;
          yield rows.map((row) => `${row}\n`).join('');
        }
      }
      end.rows[table.name] = count;
    }
    yield lineOf(end);
  } finally {
    // Nothing was written; what failed before has said so.
    await connection.query('rollback').catch(() => {});
  }
}

/** A copy of the tables as packed lines. */
export const writeDump = (connection: OwnerConnection, out: Writable): Promise<void> =>
  pipeline(Readable.from(dumpTables(connection)), createGzip(), out);

const lineOf = (value: DumpHead | DumpedTable | DumpEnd): string => `${JSON.stringify(value)}\n`;

/** Whose rows a table may hold: those of no account come last. */
function ownersOf({ accountColumn }: CopiedTable, accounts: { id: string }[]): { id: string | null }[] {
  if (accountColumn === null) return [{ id: null }];
  return accountColumn === 'id' ? accounts : [...accounts, { id: null }];
}

async function* rowsOf(
  connection: OwnerConnection,
  { name, columns, accountColumn }: CopiedTable,
  accountId: string | null,
): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`).join(', ');
  const ofAccount = accountColumn
    ? `where ${accountColumn} ${accountId === null ? 'is null' : `= ${pg.escapeLiteral(accountId)}::uuid`}`
    : '';
  await connection.query("select set_config('app.account_id', $1, true)", [accountId ?? '']);
  await connection.query(
    `declare copied no scroll cursor for
     select json_build_array(${texts})::text as row from ${pg.escapeIdentifier(name)} ${ofAccount}`,
  );
  for (;;) {
    const { rows } = await connection.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from copied`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await connection.query('close copied');
}
