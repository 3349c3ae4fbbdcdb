import type { Answer, ParsedParams } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { seesAllImports } from './record/import-access';
import { importAnswers } from './record/import-answer';

const CALL = 'GET /imports/user/:userId/:multiplier';
const PAGE = 20;

/** Imports, the newest first: those of the account, or the own ones. */
export async function listImports(
  tx: Tx,
  caller: Caller,
  { multiplier }: ParsedParams<typeof CALL>,
): Promise<Answer<typeof CALL>> {
  const rows = await tx
    .selectFrom('imports')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .$if(!seesAllImports(caller), (query) => query.where('user_id', '=', caller.userId))
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .offset((multiplier - 1) * PAGE)
    .execute();
  return { imports: await importAnswers(tx, rows.slice(0, PAGE)), hasMoreItems: rows.length > PAGE };
}
