import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { type CopiedTable, listMigrations, listTables } from './list-tables';
import { COPY_SESSION_SETTINGS_SQL, type OwnerConnection } from './owner-connection';

/** Rows that are in memory at once. */
const ROWS_AT_ONCE = 1_000;

/** First line of a copy of the database: format, time and applied migrations. */
export interface DumpHead {
  format: 1;
  /** ISO 8601: the moment that everything in it is of. */
  at: string;
  migrations: string[];
}

/** Line of a copy of the database before the rows of one table, with the table's name and columns. */
export interface DumpTableHeader {
  table: string;
  columns: string[];
}

/**
 * Last line of a copy of the database, with the number of rows of each table. A copy without this line was
 * truncated.
 */
export interface DumpEnd {
  rows: Record<string, number>;
}

/**
 * Yields every row of every table as lines of JSON, all as of one moment: the head, for each table its name and one
 * line a row (values as texts), and at last the number of rows. Row-level security binds every login that is no
 * superuser, also the owner of the tables, so each table is read account by account; a plain SELECT or `pg_dump
 * --enable-row-security` would find nothing.
 */
export async function* dumpTables(connection: OwnerConnection): AsyncGenerator<string> {
  await connection.query('begin isolation level repeatable read, read only');
  try {
    await connection.query(COPY_SESSION_SETTINGS_SQL);
    yield formatLine({
      format: 1,
      at: new Date().toISOString(),
      migrations: await listMigrations(connection),
    });
    const { rows: accounts } = await connection.query<{ id: string }>('select id from accounts order by id');
    const end: DumpEnd = { rows: {} };
    for (const table of await listTables(connection)) {
      yield formatLine({ table: table.name, columns: table.columns.map(({ name }) => name) });
      let count = 0;
      for (const owner of listRowOwners(table, accounts)) {
        for await (const rows of readTableRows(connection, table, owner.id)) {
          count += rows.length;
          yield rows.map((row) => `${row}\n`).join('');
        }
      }
      end.rows[table.name] = count;
    }
    yield formatLine(end);
  } finally {
    // Nothing was written; what failed before has said so.
    await connection.query('rollback').catch(() => {});
  }
}

/** Writes a copy of the tables as gzipped lines. */
export const writeDump = (connection: OwnerConnection, out: Writable): Promise<void> =>
  pipeline(Readable.from(dumpTables(connection)), createGzip(), out);

const formatLine = (value: DumpHead | DumpTableHeader | DumpEnd): string => `${JSON.stringify(value)}\n`;

/** Lists the accounts whose rows a table may hold; rows without an account come last. */
function listRowOwners({ accountColumn }: CopiedTable, accounts: { id: string }[]): { id: string | null }[] {
  if (accountColumn === null) return [{ id: null }];
  return accountColumn === 'id' ? accounts : [...accounts, { id: null }];
}

async function* readTableRows(
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
