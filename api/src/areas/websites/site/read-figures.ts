import { addDays } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { accountToday } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';

type Counts = Answer<'GET /websites/figures/:userId'>['counts'];

/** What was counted of the last days, today among them. */
export async function readFigures(tx: Tx, accountId: string, days: number): Promise<Counts> {
  return tx
    .selectFrom('website_counts')
    .select(['day', 'page', 'source', 'what', 'count'])
    .where('account_id', '=', accountId)
    .where('day', '>', addDays(await accountToday(tx, accountId), -days))
    .orderBy('day')
    .orderBy('what')
    .orderBy('page')
    .orderBy('source')
    .execute();
}
