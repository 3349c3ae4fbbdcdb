import {
  type AccountTable,
  isSecretColumn,
  leftOutTables,
  listAccountTables,
} from '@girassol/account-api/account-archive';
import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/** Rows of a table that belong to a customer, as the database has them. */
export interface PersonalRows {
  table: string;
  rows: Record<string, unknown>[];
}

/** Tables that other rows of a customer refer to, with the column by which they do; each after those it refers to itself. */
const subjects: readonly (readonly [table: string, column: string])[] = [
  ['customers', 'customer_id'],
  ['sales', 'sale_id'],
  ['proposals', 'proposal_id'],
  ['financings', 'financing_id'],
  ['orders', 'order_id'],
  ['sale_contracts', 'contract_id'],
  ['signatures', 'signature_id'],
  ['chat_conversations', 'conversation_id'],
];

/**
 * Collects every row that belongs to a customer: the record, and whatever names it, its items, proposals, financings,
 * orders, contracts or conversations. Tables and columns are those that the database has, so a new table with such a column
 * is in it.
 */
export async function collectPersonalData(
  tx: Tx,
  accountId: string,
  customerId: string,
): Promise<PersonalRows[]> {
  const tables = new Map((await listAccountTables(tx)).map((table) => [table.name, table]));
  const ids = new Map<string, string[]>();
  const collected: PersonalRows[] = [];
  const collect = async (table: AccountTable): Promise<void> => {
    const rows = await readRows(tx, { accountId, table, ids, customerId });
    const column = subjects.find(([name]) => name === table.name)?.[1];
    if (column)
      ids.set(
        column,
        rows.map((row) => String(row.id)),
      );
    if (rows.length > 0) collected.push({ table: table.name, rows });
  };
  for (const [name] of subjects) {
    const table = tables.get(name);
    if (table) await collect(table);
    tables.delete(name);
  }
  for (const table of tables.values()) if (!(table.name in leftOutTables)) await collect(table);
  return collected;
}

interface Wanted {
  accountId: string;
  customerId: string;
  table: AccountTable;
  /** Ids of what was collected, by the column that refers to them. */
  ids: ReadonlyMap<string, readonly string[]>;
}

async function readRows(
  tx: Tx,
  { accountId, customerId, table, ids }: Wanted,
): Promise<Record<string, unknown>[]> {
  const conditions = table.columns.flatMap(({ name }) => {
    const found = ids.get(name) ?? [];
    return found.length > 0 ? [sql`${sql.ref(`t.${name}`)} = any(${found}::uuid[])`] : [];
  });
  if (table.name === 'customers') conditions.push(sql`t.id = ${customerId}`);
  if (conditions.length === 0) return [];
  // Other signers and witnesses have given their data to the contract, not to the customer.
  const isOwn = table.name === 'signature_persons' ? isSignerTheCustomer(accountId, customerId) : sql`true`;
  const columns = table.columns.filter((column) => !isSecretColumn(table.name, column));
  const fields = sql.join(columns.map(({ name }) => sql.ref(`t.${name}`)));
  const { rows } = await sql<{ line: Record<string, unknown> }>`
    select (select row_to_json(r) from (select ${fields}) r) as line from ${sql.table(table.name)} t
    where t.account_id = ${accountId} and (${sql.join(conditions, sql` or `)}) and ${isOwn}`.execute(tx);
  return rows.map(({ line }) => line);
}

/** Returns the condition by which a row `t` of `signature_persons` is the customer: by document or e-mail. */
const isSignerTheCustomer = (accountId: string, customerId: string) => sql`exists (
  select from customers c where c.account_id = ${accountId} and c.id = ${customerId} and (
    (c.email <> '' and lower(c.email) = lower(t.email))
    or upper(regexp_replace(t.document, '[^0-9A-Za-z]', '', 'g')) in (
      select d from (values (c.document), (c.in_charge_cpf)) as own (written),
        upper(regexp_replace(own.written, '[^0-9A-Za-z]', '', 'g')) d where d <> '')))`;
