import type { IofRates } from '@girassol/shared-domain/financing';
import type { Tx } from '../../platform/database';

/** The tax on credit of a day: that of the last change up to it. */
export async function readIofRates(tx: Tx, isoDate: string): Promise<IofRates> {
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
