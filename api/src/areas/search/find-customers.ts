import type { SearchRecord } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import type { Sight } from './sight';

type Customer = Omit<Extract<SearchRecord, { kind: 'CUSTOMER' }>, 'kind'>;

/** Customers by name, document, phone, e-mail or city; those in use first, then archived ones. */
export async function findCustomers(
  tx: Tx,
  accountId: string,
  { customerOwners }: Sight,
  text: string,
  most: number,
): Promise<Customer[]> {
  const ids: string[] = [];
  for (const isArchived of [false, true]) {
    if (ids.length >= most) break;
    const { rows } = await sql<{ id: string }>`
      select search_customers('ALL', ${text}, ${customerOwners}::uuid[], ${isArchived}, ${most - ids.length}, 0) as id`.execute(
      tx,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return customersById(tx, accountId, ids);
}

/** These customers, in this order. */
export async function customersById(tx: Tx, accountId: string, ids: string[]): Promise<Customer[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Customer>`
    select id as "_id", name, city, uf, archived_at is not null as archived from customers
    where account_id = ${accountId} and id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], id)`.execute(tx);
  return rows;
}
