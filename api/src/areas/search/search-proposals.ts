import type { Tx } from '@girassol/api-platform/database';
import type { FoundRecord } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { SearchAccess } from './search-access';

type Proposal = Omit<Extract<FoundRecord, { kind: 'PROPOSAL' }>, 'kind'>;

/**
 * Searches visible proposals, finished or not, by number or customer. A proposal with exactly that number
 * comes first, then the newest proposals.
 */
export async function searchProposals(
  tx: Tx,
  accountId: string,
  { customerOwners, managed }: SearchAccess,
  text: string,
  most: number,
): Promise<Proposal[]> {
  const { rows } = await sql<{ id: string }>`
    select search_proposals(${text}, ${customerOwners}::uuid[], ${managed}::text[], ${most}) as id`.execute(
    tx,
  );
  return loadFoundProposals(
    tx,
    accountId,
    rows.map(({ id }) => id),
  );
}

/** Lists the newest proposals of a user, with the time of their last change. */
export async function listLatestProposals(
  tx: Tx,
  { accountId, userId }: { accountId: string; userId: string },
  most: number,
): Promise<Proposal[]> {
  const { rows } = await sql<{ id: string; at: number }>`
    select id, (extract(epoch from updated_at) * 1000)::bigint::float8 as at from proposals
    where account_id = ${accountId} and user_id = ${userId}
    order by registered_at desc, id desc limit ${most}`.execute(tx);
  const proposals = await loadFoundProposals(
    tx,
    accountId,
    rows.map(({ id }) => id),
  );
  return proposals.map((one) => ({ ...one, workedTimestamp: rows.find(({ id }) => id === one._id)?.at }));
}

/** Loads proposals in the order of the ids. */
async function loadFoundProposals(tx: Tx, accountId: string, ids: string[]): Promise<Proposal[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Proposal>`
    select p.id as "_id", p.front_id as "frontId", p.count, p.finished, p.step, p.power::float8 as power,
      p.final_price_cents::float8 / 100 as "finalPrice",
      json_build_object('_id', c.id, 'name', c.name) as customer
    from proposals p join customers c on c.account_id = p.account_id and c.id = p.customer_id
    where p.account_id = ${accountId} and p.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], p.id)`.execute(tx);
  return rows;
}
