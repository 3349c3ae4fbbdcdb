import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { addDays } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';

type Counts = ResponseBody<'GET /websites/figures/:userId'>['counts'];

/** Loads the counts of a site's events by day, page and source, for the last `days` days including today. */
export async function loadSiteFigures(tx: Tx, accountId: string, days: number): Promise<Counts> {
  return tx
    .selectFrom('website_counts')
    .select(['day', 'page', 'source', 'what', 'count'])
    .where('account_id', '=', accountId)
    .where('day', '>', addDays(await loadAccountToday(tx, accountId), -days))
    .orderBy('day')
    .orderBy('what')
    .orderBy('page')
    .orderBy('source')
    .execute();
}
