import type { Tx } from '@girassol/api-platform/database';
import type { FoundRecord } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { SearchAccess } from './search-access';

type Customer = Omit<Extract<FoundRecord, { kind: 'CUSTOMER' }>, 'kind'>;

/**
 * Searches customers by name, document, phone, e-mail address or city. Active ones come first, and among them names that
 * begin with the text.
 */
export async function searchCustomers(
  tx: Tx,
  accountId: string,
  { customerOwners }: SearchAccess,
  text: string,
  most: number,
): Promise<Customer[]> {
  const ids: string[] = [];
  for (const isArchived of [false, true]) {
    if (ids.length >= most) break;
    const { rows } = await sql<{ id: string }>`
      select list_customers('ALL', ${text}, ${customerOwners}::uuid[], ${isArchived}, 'LIKENESS', ${most - ids.length}, 0) as id`.execute(
      tx,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return loadFoundCustomers(tx, accountId, ids);
}

/** Loads the customers that a search found, in the order of the given ids. */
export async function loadFoundCustomers(tx: Tx, accountId: string, ids: string[]): Promise<Customer[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Customer>`
    select id as "_id", name, city, uf, archived_at is not null as archived from customers
    where account_id = ${accountId} and id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], id)`.execute(tx);
  return rows;
}
