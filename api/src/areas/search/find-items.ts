import type { SearchRecord } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import type { Sight } from './sight';

type Item = Omit<Extract<SearchRecord, { kind: 'ITEM' }>, 'kind'>;

/** Items of every board in sight and of every state, by number, name or customer; the liveliest first. */
export async function findItems(
  tx: Tx,
  accountId: string,
  { allKinds, ownKinds, owners }: Sight,
  text: string,
  most: number,
): Promise<Item[]> {
  const { rows } = await sql<{ id: string }>`
    select search_items(${text}, ${allKinds}::text[], ${ownKinds}::text[], ${owners}::uuid[], ${most}) as id`.execute(
    tx,
  );
  return itemsById(
    tx,
    accountId,
    rows.map(({ id }) => id),
  );
}

/** These items, in this order. */
export async function itemsById(tx: Tx, accountId: string, ids: string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Item>`
    select s.id as "_id", s.type, s.status, s.number as id, s.name, c.name as "customerName"
    from sales s join customers c on c.account_id = s.account_id and c.id = s.customer_id
    where s.account_id = ${accountId} and s.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], s.id)`.execute(tx);
  return rows;
}
