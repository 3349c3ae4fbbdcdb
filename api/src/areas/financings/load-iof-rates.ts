import type { Tx } from '@girassol/api-platform/database';
import type { IofRates } from '@girassol/shared-domain/financing';

/**
 * Loads the rates of the tax on credit (IOF) that are in force on a day. For a day before the first known
 * rates, returns the first known rates.
 */
export async function loadIofRates(tx: Tx, isoDate: string): Promise<IofRates> {
  const row =
    (await ratesUpTo(tx, isoDate).executeTakeFirst()) ??
    // Before the first change that is known, its rates are the nearest there are.
    (await tx.selectFrom('iof_rates').selectAll().orderBy('since').executeTakeFirstOrThrow());
  return {
    since: row.since,
    once: Number(row.once),
    daily: Number(row.daily),
    smallDaily: Number(row.small_daily),
    smallUpTo: row.small_up_to_cents / 100,
  };
}

const ratesUpTo = (tx: Tx, isoDate: string) =>
  tx.selectFrom('iof_rates').selectAll().where('since', '<=', isoDate).orderBy('since', 'desc');
