import type { Tx } from '@girassol/api-platform/database';
import { generateNKeysBetween } from 'fractional-indexing';
import { sql } from 'kysely';

/** Ranks longer than this are made short again: 4 characters are usual, one more comes with every six drops into one gap. */
const MAX_RANK_LENGTH = 50;
/** Items renumbered on either side. More than fit between two short ranks before one grows too long. */
const RESPACED_ITEMS_PER_SIDE = 500;

/** Checks whether a rank is longer than 50 characters, so that the ranks around it must be shortened. */
export const isRankTooLong = (rank: string): boolean => rank.length > MAX_RANK_LENGTH;

/**
 * Assigns new, short ranks to the items around a rank, in the same order. The caller holds the lock of the column. New
 * ranks differ from all old ones, because the unique index is checked row by row.
 */
export async function respaceRanks(
  tx: Tx,
  { accountId, columnId, rank }: { accountId: string; columnId: string; rank: string },
): Promise<void> {
  const side = (comparison: '<' | '>=', direction: 'asc' | 'desc') =>
    tx
      .selectFrom('sales')
      .select(['id', 'rank'])
      .where('account_id', '=', accountId)
      .where('column_id', '=', columnId)
      .where('status', '=', sql.lit('IN_PROGRESS'))
      .where('rank', comparison, rank)
      .orderBy('rank', direction)
      .limit(RESPACED_ITEMS_PER_SIDE + 1)
      .execute();
  const above = (await side('<', 'desc')).reverse();
  const below = await side('>=', 'asc');

  // The outermost item of a full side stays: its rank is the bound of the new ones.
  const upper = above.length > RESPACED_ITEMS_PER_SIDE ? above.shift() : undefined;
  const lower = below.length > RESPACED_ITEMS_PER_SIDE ? below.pop() : undefined;
  const items = [...above, ...below];
  const ranks = freshRanks(items, upper?.rank ?? null, lower?.rank ?? null);

  await sql`
    update sales set rank = fresh.rank
    from unnest(${items.map(({ id }) => id)}::uuid[], ${ranks}::text[]) as fresh (id, rank)
    where sales.account_id = ${accountId} and sales.column_id = ${columnId} and sales.id = fresh.id`.execute(
    tx,
  );
}

function freshRanks(items: { rank: string }[], upper: string | null, lower: string | null): string[] {
  const taken = new Set(items.map(({ rank }) => rank));
  const free = generateNKeysBetween(upper, lower, 2 * items.length + 1).filter((rank) => !taken.has(rank));
  return items.map((_, index) => free[Math.floor((index * free.length) / items.length)] ?? '');
}
