import type { Tx } from '@girassol/api-platform/database';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { sql } from 'kysely';

/**
 * Gap between two neighbouring ranks of a column. `above` is null at the top of the column, `below` at its
 * end.
 */
export interface RankGap {
  above: string | null;
  below: string | null;
}

interface ColumnKey {
  accountId: string;
  columnId: string;
}

/**
 * Locks the ranks of a column until the transaction ends, so that no rank is assigned twice. Readers and moves in other
 * columns do not wait.
 */
export async function lockColumnRanks(tx: Tx, { accountId, columnId }: ColumnKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId}/${columnId}`}, 0))`.execute(tx);
}

/** Items on the board in one column. Written out (not a parameter) so that the planner finds the partial index. */
const itemsIn = (tx: Tx, { accountId, columnId }: ColumnKey) =>
  tx
    .selectFrom('sales')
    .where('account_id', '=', accountId)
    .where('column_id', '=', columnId)
    .where('status', '=', sql.lit('IN_PROGRESS'));

/** Finds the gap at the top of a column. */
export async function findTopRankGap(tx: Tx, column: ColumnKey): Promise<RankGap> {
  const first = await itemsIn(tx, column).select('rank').orderBy('rank').limit(1).executeTakeFirst();
  return { above: null, below: first?.rank ?? null };
}

/**
 * Finds the gap after the last item of a column. `without` is the id of the item being moved, which is
 * ignored.
 */
export async function findEndRankGap(tx: Tx, column: ColumnKey, without: string): Promise<RankGap> {
  const last = await itemsIn(tx, column)
    .select('rank')
    .where('id', '<>', without)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { above: last?.rank ?? null, below: null };
}

/**
 * Finds the gap directly below a rank in a column. `without` is the id of the item being moved, which is
 * ignored.
 */
export async function findRankGapBelow(
  tx: Tx,
  column: ColumnKey,
  rank: string,
  without: string,
): Promise<RankGap> {
  const next = await itemsIn(tx, column)
    .select('rank')
    .where('rank', '>', rank)
    .where('id', '<>', without)
    .orderBy('rank')
    .limit(1)
    .executeTakeFirst();
  return { above: rank, below: next?.rank ?? null };
}

/**
 * Finds the gap directly above a rank in a column. `without` is the id of the item being moved, which is
 * ignored.
 */
export async function findRankGapAbove(
  tx: Tx,
  column: ColumnKey,
  rank: string,
  without: string,
): Promise<RankGap> {
  const previous = await itemsIn(tx, column)
    .select('rank')
    .where('rank', '<', rank)
    .where('id', '<>', without)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { above: previous?.rank ?? null, below: rank };
}

/** Checks whether a rank is already inside a gap. If so, the item with the rank need not move. */
export const isInRankGap = (rank: string, { above, below }: RankGap): boolean =>
  (above === null || rank > above) && (below === null || rank < below);

/** Generates a rank in a gap. Ranks compare byte by byte, and grow when the same gap is filled repeatedly. */
export const generateRank = ({ above, below }: RankGap): string => generateKeyBetween(above, below);

/** Generates a number of ranks in a gap, in order. */
export const generateRanks = ({ above, below }: RankGap, count: number): string[] =>
  generateNKeysBetween(above, below, count);
