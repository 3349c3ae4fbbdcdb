import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { ParsedRequestParams, ResponseBody } from '@girassol/shared-domain/contract';
import { canSeeAllImports } from './record/import-access';
import { loadImportRecords } from './record/load-import-records';

const CALL = 'GET /imports/user/:userId/:multiplier';
const PAGE = 20;

/**
 * Lists a page of imports, newest first: all imports of the account if the caller has `configManager`,
 * otherwise those that the caller started.
 */
export async function listImports(
  tx: Tx,
  caller: Caller,
  { multiplier }: ParsedRequestParams<typeof CALL>,
): Promise<ResponseBody<typeof CALL>> {
  const rows = await tx
    .selectFrom('imports')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .$if(!canSeeAllImports(caller), (query) => query.where('user_id', '=', caller.userId))
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .offset((multiplier - 1) * PAGE)
    .execute();
  return { imports: await loadImportRecords(tx, rows.slice(0, PAGE)), hasMoreItems: rows.length > PAGE };
}
