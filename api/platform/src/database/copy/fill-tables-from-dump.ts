import pg from 'pg';
import { StartFailure } from '../start-failure';
import type { DumpEnd, DumpTableHeader } from './dump-tables';
import { type CopiedTable, listTables } from './list-tables';
import { COPY_SESSION_SETTINGS_SQL, type OwnerConnection } from './owner-connection';

const ROWS_AT_ONCE = 500;

/**
 * Fills unused tables with the rows in a copy of the database (lines after the first), all or nothing.
 * Replaces rows that migrations wrote. Checks foreign keys after all rows are written, and enables triggers
 * and row-level security again at the end.
 */
export async function fillTablesFromDump(
  connection: OwnerConnection,
  lines: AsyncIterable<string>,
): Promise<DumpEnd> {
  await connection.query('begin');
  try {
    await connection.query(COPY_SESSION_SETTINGS_SQL);
    const tables = await listTables(connection);
    const putBack = await makeWay(connection, tables);
    const end = await loadRows(connection, tables, lines);
    // Sessions that ended after the copy was made stay ended.
    for (const statement of putBack.references) await connection.query(statement);
    await connection.query('delete from sessions');
    for (const statement of putBack.walls) await connection.query(statement);
    await continueCounting(connection, tables);
    await connection.query('commit');
    return end;
  } catch (error) {
    await connection.query('rollback').catch(() => {});
    throw error;
  }
}

async function loadRows(
  connection: OwnerConnection,
  tables: CopiedTable[],
  lines: AsyncIterable<string>,
): Promise<DumpEnd> {
  let into: Loader | undefined;
  for await (const line of lines) {
    const value: unknown = JSON.parse(line);
    if (Array.isArray(value)) await into?.add(line);
    else {
      await into?.flush();
      if (isEnd(value)) return value;
      if (isTable(value)) into = createTableLoader(connection, tables, value);
    }
  }
  throw new StartFailure('A cópia está cortada: falta o fim.');
}

const isEnd = (value: unknown): value is DumpEnd =>
  typeof value === 'object' && value !== null && 'rows' in value;
const isTable = (value: unknown): value is DumpTableHeader =>
  typeof value === 'object' && value !== null && 'table' in value && 'columns' in value;

interface Loader {
  add(row: string): Promise<void>;
  flush(): Promise<void>;
}

function createTableLoader(
  connection: OwnerConnection,
  tables: CopiedTable[],
  { table, columns }: DumpTableHeader,
): Loader {
  const found = tables.find(({ name }) => name === table);
  const getType = (column: string) => found?.columns.find(({ name }) => name === column)?.type;
  const values = columns.map((column, index) => {
    const type = getType(column);
    if (!type) throw new StartFailure(`A cópia tem ${table}.${column}, que este banco de dados não tem.`);
    return `(r ->> ${index})::${type}`;
  });
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const insert = `insert into ${pg.escapeIdentifier(table)} (${names}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::json) r`;
  let waiting: string[] = [];
  async function flush() {
    if (waiting.length === 0) return;
    const rows = waiting;
    waiting = [];
    await connection.query(insert, [`[${rows.join(',')}]`]);
  }
  return {
    flush,
    async add(row) {
      waiting.push(row);
      if (waiting.length === ROWS_AT_ONCE) await flush();
    },
  };
}

/** Empties the tables and takes away what would refuse rows in any order. Answers what puts it back. */
async function makeWay(
  connection: OwnerConnection,
  tables: CopiedTable[],
): Promise<{ references: string[]; walls: string[] }> {
  const { rows: references } = await connection.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const { rows: walls } = await connection.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class
     where relforcerowsecurity and relnamespace = 'public'::regnamespace order by 1`,
  );
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  for (const { table, name } of references)
    await connection.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of walls) await connection.query(`alter table ${table} no force row level security`);
  for (const name of names) await connection.query(`alter table ${name} disable trigger user`);
  await connection.query(`truncate ${names.join(', ')} restart identity`);
  return {
    references: references.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
    walls: [
      ...names.map((name) => `alter table ${name} enable trigger user`),
      ...walls.map(({ table }) => `alter table ${table} force row level security`),
    ],
  };
}

/** Numbers that the database gives go on after the highest that is there. */
async function continueCounting(connection: OwnerConnection, tables: CopiedTable[]): Promise<void> {
  const { rows } = await connection.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column,
       pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  );
  const known = new Set(tables.map(({ name }) => name));
  for (const { table, column, sequence } of rows.filter((row) => known.has(row.table))) {
    const highest = `select max(${pg.escapeIdentifier(column)}) from ${pg.escapeIdentifier(table)}`;
    await connection.query(`select setval($1, coalesce((${highest}), 1), (${highest}) is not null)`, [
      sequence,
    ]);
  }
}
