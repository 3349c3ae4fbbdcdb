import type { SiteCount, SitePage, SiteSource } from '@girassol/shared-domain/website';
import { sql } from 'kysely';
import { accountToday } from '../../platform/clock';
import type { Tx } from '../../platform/database';

export interface Counted {
  page: SitePage;
  source: SiteSource;
  what: SiteCount;
}

/** Counts one of the day, or several. Nobody is followed: only how many. */
export async function countSite(
  tx: Tx,
  accountId: string,
  { page, source, what }: Counted,
  count = 1,
): Promise<void> {
  await tx
    .insertInto('website_counts')
    .values({ account_id: accountId, day: await accountToday(tx, accountId), page, source, what, count })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day', 'what', 'page', 'source'])
        .doUpdateSet({ count: sql<number>`website_counts.count + excluded.count` }),
    )
    .execute();
}
