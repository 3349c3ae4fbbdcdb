import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database';
import { writeHistories } from '../../../../platform/histories/write-history';
import type { Columns } from '../changes';
import type { ImportContext } from '../target';

/** A customer that a portion writes: a new one, or what becomes of one that is there. */
export interface CustomerWrite {
  id: string;
  name: string;
  isNew: boolean;
  columns: Columns;
  /** Epoch milliseconds. */
  registeredAt: number | null;
}

/** The text columns that imports fill, and the others by their type: what a statement reads them as. */
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
} as const;

const names = Object.keys(types);
/** Columns that may be null. */
export const nullable = ['origin', 'income_cents'] as const;
/** What a new customer has where a row says nothing. */
const fallbacks: Partial<Record<string, string>> = {
  owner_id: 'null',
  is_cnpj: 'false',
  ...Object.fromEntries(nullable.map((name) => [name, 'null'])),
};
/** The columns that imports fill, as a statement lists them. */
export const list = sql.raw(names.join(', '));
/** The same as the type of a record. */
export const declared = sql.raw(
  [
    'id uuid',
    'registered_at timestamptz',
    ...names.map((name) => `${name} ${types[name as keyof typeof types]}`),
  ].join(', '),
);
/** What `row` fills them with. */
export const filled = sql.raw(
  names.map((name) => `coalesce(row.${name}, ${fallbacks[name] ?? "''"})`).join(', '),
);
const assigned = sql.raw(names.map((name) => `${name} = coalesce(row.${name}, customer.${name})`).join(', '));

/**
 * Adds customers in one statement. Answers the ids of those that are there now: one whose document somebody registered in
 * the meantime is left out.
 */
export async function insertCustomers(
  tx: Tx,
  { caller }: ImportContext,
  writes: readonly CustomerWrite[],
): Promise<ReadonlySet<string>> {
  if (writes.length === 0) return new Set();
  const rows = writes.map(({ id, columns, registeredAt }) => ({
    owner_id: caller.userId,
    ...columns,
    id,
    registered_at: registeredAt === null ? null : new Date(registeredAt).toISOString(),
  }));
  const { rows: added } = await sql<{ id: string }>`
    insert into customers (account_id, id, registered_at, updated_by, ${list})
    select ${caller.accountId}, row.id, coalesce(row.registered_at, now()), ${caller.userId}, ${filled}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${declared})
    on conflict (account_id, document) where document <> '' do nothing
    returning id`.execute(tx);
  return new Set(added.map(({ id }) => id));
}

/** Changes customers in one statement, and answers the new version of each. */
export async function updateCustomers(
  tx: Tx,
  { caller }: Pick<ImportContext, 'caller'>,
  writes: readonly { id: string; columns: Columns }[],
): Promise<Map<string, number>> {
  if (writes.length === 0) return new Map();
  const rows = writes.map(({ id, columns }) => ({ ...columns, id }));
  const { rows: changed } = await sql<{ id: string; version: number }>`
    update customers as customer
    set ${assigned}, version = customer.version + 1, updated_at = now(), updated_by = ${caller.userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${declared})
    where customer.account_id = ${caller.accountId} and customer.id = row.id
    returning customer.id, customer.version`.execute(tx);
  return new Map(changed.map(({ id, version }) => [id, version]));
}

/** One line in the history of each. */
export function tellHistories(
  tx: Tx,
  { caller, actor, fileName }: ImportContext,
  writes: readonly Pick<CustomerWrite, 'id' | 'name' | 'isNew'>[],
): Promise<void> {
  return writeHistories(
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
