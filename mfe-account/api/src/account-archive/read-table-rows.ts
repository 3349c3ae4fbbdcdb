import type { Tx } from '@girassol/api-platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { AccountTable } from './list-account-tables';

/** Rows that one transaction reads. */
const ROWS_AT_ONCE = 500;

/** Runs work in a transaction of the account. */
type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Yields the rows of an account in a table as lines of JSON, in the order of the primary key, a portion for each
 * transaction. Only the given columns are read.
 */
export async function* readTableRows(
  read: Read,
  accountId: string,
  { name, accountColumn, keyColumns, columns: all }: AccountTable,
  columns: readonly string[],
): AsyncGenerator<string[]> {
  const fields = sql.join(columns.map((column) => sql.ref(`t.${column}`)));
  const keys = keyColumns.map((column) => sql.ref(`t.${column}`));
  const order = sql.join(keys);
  // Types as the database itself names them.
  const keyTypes = keyColumns.map((key) => all.find((column) => column.name === key)?.type ?? 'text');
  let after: string[] | null = null;
  for (;;) {
    const since: RawBuilder<unknown> = after
      ? sql`and (${order}) > (${sql.join(
          keyTypes.map((type, index) => sql`${after?.[index]}::text::${sql.raw(type)}`),
        )})`
      : sql``;
    const rows = await read((tx) =>
      sql<{ line: string; key: string[] }>`
        select (select row_to_json(r)::text from (select ${fields}) r) as line,
          array[${sql.join(keys.map((key) => sql`${key}::text`))}] as key
        from ${sql.table(name)} t
        where ${sql.ref(`t.${accountColumn}`)} = ${accountId} ${since}
        order by ${order} limit ${ROWS_AT_ONCE}`
        .execute(tx)
        .then((result) => result.rows),
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.key ?? null;
  }
}
