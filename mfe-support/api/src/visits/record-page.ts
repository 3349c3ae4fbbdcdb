import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { publishVisitChanged } from './publish-visit';

/** Pages of one visit that are recorded: more than a person sees in half an hour. */
const MAX_PAGES = 300;

/**
 * Records that a page was seen in the caller's visit; each page once, when it was seen first. Outside a visit there is nothing
 * to record.
 */
export async function recordVisitPage(
  tx: Tx,
  { accountId, userId, sessionId: visitId, visit }: Caller,
  { path, title }: ParsedRequestBody<'PUT /visits/pages'>,
): Promise<void> {
  if (!visit) return;
  const { count } = await tx
    .selectFrom('support_access_pages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('access_id', '=', visitId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_PAGES) return;
  const added = await tx
    .insertInto('support_access_pages')
    .values({ account_id: accountId, access_id: visitId, path, title })
    .onConflict((conflict) => conflict.columns(['account_id', 'access_id', 'path']).doNothing())
    .returning('path')
    .executeTakeFirst();
  if (added) await publishVisitChanged(tx, { account_id: accountId, user_id: userId }, null);
}
