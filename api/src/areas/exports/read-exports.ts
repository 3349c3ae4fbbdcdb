import { can } from '@girassol/shared-domain';
import type { Answer, ExportRecord } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';
import { exportAnswer } from './export-answer';

const PAGE = 20;

/** The export, when it is the caller's own, or of the account for who has configManager; otherwise as absent. */
export async function visibleExport(
  tx: Tx,
  caller: Caller,
  exportId: string,
  { forUpdate = false } = {},
): Promise<Row<'exports'>> {
  const row = await tx
    .selectFrom('exports')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', exportId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row || (row.user_id !== caller.userId && !can(caller, 'configManager')))
    throw notFound('Esta exportação não existe mais.');
  return row;
}

/** One export, with how far it is. */
export async function readExport(
  tx: Tx,
  caller: Caller,
  exportId: string,
): Promise<{ export: ExportRecord }> {
  const row = await visibleExport(tx, caller, exportId);
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  return { export: exportAnswer(row, name) };
}

/** A page of exports, the newest first. */
export async function listExports(
  tx: Tx,
  caller: Caller,
  multiplier: number,
): Promise<Answer<'GET /exports/user/:userId/:multiplier'>> {
  // One more than is shown tells whether there is another page.
  const rows = await tx
    .selectFrom('exports as e')
    .innerJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'e.account_id').onRef('u.id', '=', 'e.user_id'),
    )
    .selectAll('e')
    .select('u.name as user_name')
    .where('e.account_id', '=', caller.accountId)
    .$if(!can(caller, 'configManager'), (query) => query.where('e.user_id', '=', caller.userId))
    .orderBy('e.registered_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(PAGE + 1)
    .offset((multiplier - 1) * PAGE)
    .execute();
  return {
    exports: rows.slice(0, PAGE).map(({ user_name, ...row }) => exportAnswer(row, user_name)),
    hasMoreItems: rows.length > PAGE,
  };
}
