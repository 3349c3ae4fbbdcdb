import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions } from '@girassol/shared-domain';
import type { ColumnTotals, ParsedRequestBody, ParsedRequestParams } from '@girassol/shared-domain/contract';
import { requireBoardAccess } from './board-access';
import { buildBoardFilter } from './board-filter';
import { loadColumnTotals } from './load-column-totals';
import { loadKanban } from './load-kanban';

const TOTALS = 'POST /kanbans/single/column-totals/:fetchId/:columnId';

/**
 * Loads the number of items and the sum of their values for one column. Only items that pass the filter of
 * the board count.
 */
export async function loadSingleColumnTotals(
  tx: Tx,
  caller: Caller,
  { fetchId, columnId }: ParsedRequestParams<typeof TOTALS>,
  body: ParsedRequestBody<typeof TOTALS>,
): Promise<ColumnTotals> {
  requireBoardAccess(caller, body.type);
  const scope = await resolveUserScope(tx, caller, fetchId, boardDescriptions[body.type].managerPermission);
  const kanban = await loadKanban(tx, caller.accountId, { type: body.type });
  if (!kanban.columns.some((column) => column._id === columnId)) {
    throw notFound('Esta coluna não existe mais. O quadro foi atualizado.');
  }
  const totals = await loadColumnTotals(tx, buildBoardFilter(caller.accountId, scope, body), [columnId]);
  return totals[columnId] ?? { items: 0, amount: 0 };
}
