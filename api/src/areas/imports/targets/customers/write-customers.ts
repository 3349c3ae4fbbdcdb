import type { Tx } from '@girassol/api-platform/database';
import { addHistoryLines } from '@girassol/api-platform/histories/write-history';
import type { CustomerColumn } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { ColumnValues } from '../changes';
import type { ImportContext } from '../target';

/** Customer that a portion of an import inserts or updates. */
export interface CustomerToWrite {
  id: string;
  name: string;
  isNew: boolean;
  columns: ColumnValues;
  /** Epoch milliseconds. */
  registeredAt: number | null;
}

/** SQL types of the columns that imports fill. A new column of a customer has to be added here, or left out by name. */
const types = {
  owner_id: 'uuid',
  name: 'text',
  email: 'text',
  phone: 'text',
  whatsapp: 'text',
  document: 'text',
  is_cnpj: 'boolean',
  uf: 'text',
  city: 'text',
  postal_code: 'text',
  street: 'text',
  number: 'text',
  district: 'text',
  complement: 'text',
  origin: 'text',
  income_cents: 'bigint',
  rg: 'text',
  nationality: 'text',
  profession: 'text',
  in_charge_name: 'text',
  in_charge_cpf: 'text',
  observations: 'text',
} as const satisfies Record<
  'owner_id' | Exclude<CustomerColumn, 'associates'>,
  'uuid' | 'text' | 'boolean' | 'bigint'
>;

const names = Object.keys(types);
/** Columns of `customers` filled by imports that may be null. */
export const nullableCustomerColumns = ['origin', 'income_cents'] as const;
/** Default values of a new customer for columns that a row leaves empty. */
const defaultValues: Partial<Record<string, string>> = {
  owner_id: 'null',
  is_cnpj: 'false',
  ...Object.fromEntries(nullableCustomerColumns.map((name) => [name, 'null'])),
};
/** SQL list of the names of the `customers` columns that imports fill. */
export const customerColumnListSql = sql.raw(names.join(', '));
/** SQL record definition with names and types of the `customers` columns that imports fill. */
export const customerRecordTypeSql = sql.raw(
  [
    'id uuid',
    'registered_at timestamptz',
    ...names.map((name) => `${name} ${types[name as keyof typeof types]}`),
  ].join(', '),
);
/**
 * SQL list of the values of a record `row` for the columns in `customerColumnListSql`, with defaults for
 * empty ones.
 */
export const customerRowValuesSql = sql.raw(
  names.map((name) => `coalesce(row.${name}, ${defaultValues[name] ?? "''"})`).join(', '),
);
const assigned = sql.raw(names.map((name) => `${name} = coalesce(row.${name}, customer.${name})`).join(', '));

/**
 * Inserts customers of an import in one statement. Returns the ids of the inserted customers; a customer
 * whose CPF or CNPJ was registered meanwhile is left out.
 */
export async function insertCustomers(
  tx: Tx,
  { caller }: ImportContext,
  writes: readonly CustomerToWrite[],
): Promise<ReadonlySet<string>> {
  if (writes.length === 0) return new Set();
  const rows = writes.map(({ id, columns, registeredAt }) => ({
    owner_id: caller.userId,
    ...columns,
    id,
    registered_at: registeredAt === null ? null : new Date(registeredAt).toISOString(),
  }));
  const { rows: added } = await sql<{ id: string }>`
    insert into customers (account_id, id, registered_at, updated_by, ${customerColumnListSql})
    select ${caller.accountId}, row.id, coalesce(row.registered_at, now()), ${caller.userId}, ${customerRowValuesSql}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${customerRecordTypeSql})
    on conflict (account_id, document) where document <> '' do nothing
    returning id`.execute(tx);
  return new Set(added.map(({ id }) => id));
}

/** Updates customers of an import in one statement. Returns the new version of each customer. */
export async function updateCustomers(
  tx: Tx,
  { caller }: Pick<ImportContext, 'caller'>,
  writes: readonly { id: string; columns: ColumnValues }[],
): Promise<Map<string, number>> {
  if (writes.length === 0) return new Map();
  const rows = writes.map(({ id, columns }) => ({ ...columns, id }));
  const { rows: changed } = await sql<{ id: string; version: number }>`
    update customers as customer
    set ${assigned}, version = customer.version + 1, updated_at = now(), updated_by = ${caller.userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${customerRecordTypeSql})
    where customer.account_id = ${caller.accountId} and customer.id = row.id
    returning customer.id, customer.version`.execute(tx);
  return new Map(changed.map(({ id, version }) => [id, version]));
}

/** Adds a line about an import to the history of each customer. */
export function writeCustomerHistories(
  tx: Tx,
  { caller, actor, fileName }: ImportContext,
  writes: readonly Pick<CustomerToWrite, 'id' | 'name' | 'isNew'>[],
): Promise<void> {
  return addHistoryLines(
    tx,
    caller,
    actor,
    writes.map(({ id, name, isNew }) => ({
      customerId: id,
      saleId: null,
      title: isNew ? 'Cliente importado' : 'Cliente atualizado por importação',
      content: `${name}, da planilha ${fileName}.`,
    })),
  );
}
