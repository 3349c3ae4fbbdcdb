import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';

/** A stretch of a column: the ranks just above and just below a place; null where the column ends. */
export interface Gap {
  above: string | null;
  below: string | null;
}

interface ColumnKey {
  accountId: string;
  columnId: string;
}

/**
 * Whoever gives out a rank in a column holds this lock until the transaction ends, so that ranks are never given twice.
 * Readers and moves in other columns do not wait.
 */
export async function lockColumn(tx: Tx, { accountId, columnId }: ColumnKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId}/${columnId}`}, 0))`.execute(tx);
}

/** Items on the board in one column. Written out (not a parameter) so that the planner finds the partial index. */
const itemsIn = (tx: Tx, { accountId, columnId }: ColumnKey) =>
  tx
    .selectFrom('sales')
    .where('account_id', '=', accountId)
    .where('column_id', '=', columnId)
    .where('status', '=', sql.lit('IN_PROGRESS'));

/** The place on top of a column. */
export async function topOf(tx: Tx, column: ColumnKey): Promise<Gap> {
  const first = await itemsIn(tx, column).select('rank').orderBy('rank').limit(1).executeTakeFirst();
  return { above: null, below: first?.rank ?? null };
}

/** The place at the end of a column. `without` is an item that does not count: the one being moved. */
export async function endOf(tx: Tx, column: ColumnKey, without: string): Promise<Gap> {
  const last = await itemsIn(tx, column)
    .select('rank')
    .where('id', '<>', without)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { above: last?.rank ?? null, below: null };
}

/** The place right under a rank. */
export async function under(tx: Tx, column: ColumnKey, rank: string, without: string): Promise<Gap> {
  const next = await itemsIn(tx, column)
    .select('rank')
    .where('rank', '>', rank)
    .where('id', '<>', without)
    .orderBy('rank')
    .limit(1)
    .executeTakeFirst();
  return { above: rank, below: next?.rank ?? null };
}

/** The place right over a rank. */
export async function over(tx: Tx, column: ColumnKey, rank: string, without: string): Promise<Gap> {
  const previous = await itemsIn(tx, column)
    .select('rank')
    .where('rank', '<', rank)
    .where('id', '<>', without)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { above: previous?.rank ?? null, below: rank };
}

/** Is a rank already inside the gap? Then whoever has it is where it should be. */
export const isInside = (rank: string, { above, below }: Gap): boolean =>
  (above === null || rank > above) && (below === null || rank < below);

/** A rank for the place. Ranks compare byte by byte; they grow when one place is filled again and again. */
export const rankIn = ({ above, below }: Gap): string => generateKeyBetween(above, below);

/** As many ranks for the place as are wanted, from above to below. */
export const ranksIn = ({ above, below }: Gap, count: number): string[] =>
  generateNKeysBetween(above, below, count);
