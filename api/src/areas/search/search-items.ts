import type { Tx } from '@girassol/api-platform/database';
import type { FoundRecord } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { SearchAccess } from './search-access';

type Item = Omit<Extract<FoundRecord, { kind: 'ITEM' }>, 'kind'>;

/** Searches items of all visible boards and of every status by number, name or customer, latest activity first. */
export async function searchItems(
  tx: Tx,
  accountId: string,
  { allKinds, ownKinds, owners }: SearchAccess,
  text: string,
  most: number,
): Promise<Item[]> {
  const { rows } = await sql<{ id: string }>`
    select search_items(${text}, ${allKinds}::text[], ${ownKinds}::text[], ${owners}::uuid[], ${most}) as id`.execute(
    tx,
  );
  return loadFoundItems(
    tx,
    accountId,
    rows.map(({ id }) => id),
  );
}

/** Loads the items that a search found, in the order of the given ids. */
export async function loadFoundItems(tx: Tx, accountId: string, ids: string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Item>`
    select s.id as "_id", s.type, s.status, s.number as id, s.name, c.name as "customerName"
    from sales s join customers c on c.account_id = s.account_id and c.id = s.customer_id
    where s.account_id = ${accountId} and s.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], s.id)`.execute(tx);
  return rows;
}
