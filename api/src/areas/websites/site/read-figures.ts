import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database';

type Counts = Answer<'GET /websites/figures/:userId'>['counts'];

/** What was counted of the last days, today among them. */
export const readFigures = (tx: Tx, accountId: string, days: number): Promise<Counts> =>
  tx
    .selectFrom('website_counts')
    .select(['day', 'page', 'source', 'what', 'count'])
    .where('account_id', '=', accountId)
    .where('day', '>', sql<string>`(now() at time zone 'America/Sao_Paulo')::date - ${days}::integer`)
    .orderBy('day')
    .orderBy('what')
    .orderBy('page')
    .orderBy('source')
    .execute();
