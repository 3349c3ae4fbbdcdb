import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { FindModuleExport } from '@girassol/api-platform/exports';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { can } from '@girassol/shared-domain';
import type { ExportRecord, ResponseBody } from '@girassol/shared-domain/contract';
import { toExportRecord } from './export-record';

const PAGE = 20;

/**
 * Loads the row of an export that the caller requested, or of any export of the account if the caller has
 * `configManager`. Throws 404 for any other export. With `forUpdate` the row is locked for a change.
 */
export async function loadVisibleExport(
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

/**
 * Loads one export with its progress, as the API returns it. Throws 404 if the caller may not see the export.
 */
export async function loadExport(
  tx: Tx,
  caller: Caller,
  findModuleExport: FindModuleExport,
  exportId: string,
): Promise<{ export: ExportRecord }> {
  const row = await loadVisibleExport(tx, caller, exportId);
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  return { export: toExportRecord(findModuleExport, row, name) };
}

/**
 * Lists a page of exports, newest first: all exports of the account if the caller has `configManager`,
 * otherwise those that the caller requested.
 */
export async function listExports(
  tx: Tx,
  caller: Caller,
  findModuleExport: FindModuleExport,
  multiplier: number,
): Promise<ResponseBody<'GET /exports/user/:userId/:multiplier'>> {
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
    exports: rows
      .slice(0, PAGE)
      .map(({ user_name, ...row }) => toExportRecord(findModuleExport, row, user_name)),
    hasMoreItems: rows.length > PAGE,
  };
}
