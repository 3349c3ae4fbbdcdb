import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import type { SiteEventKind, SitePage, SiteTrafficSource } from '@girassol/shared-domain/website';
import { sql } from 'kysely';

/** Event on a site to count: the page, the traffic source and the kind of event. */
export interface SiteEventEntry {
  page: SitePage;
  source: SiteTrafficSource;
  what: SiteEventKind;
}

/** Adds one to today's count of an event on a site. Visitors are only counted, not tracked. */
export async function countSiteEvent(
  tx: Tx,
  accountId: string,
  { page, source, what }: SiteEventEntry,
  count = 1,
): Promise<void> {
  await tx
    .insertInto('website_counts')
    .values({ account_id: accountId, day: await loadAccountToday(tx, accountId), page, source, what, count })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day', 'what', 'page', 'source'])
        .doUpdateSet({ count: sql<number>`website_counts.count + excluded.count` }),
    )
    .execute();
}
