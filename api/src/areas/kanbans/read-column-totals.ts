import { boards } from '@girassol/shared-domain';
import type { ColumnTotals, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import { type Caller, resolveScope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';
import { requireBoard } from './board-access';
import { filterOf } from './board-filter';
import { columnTotals } from './column-totals';
import { readKanban } from './read-kanban';

const TOTALS = 'POST /kanbans/single/column-totals/:fetchId/:columnId';

/** Count and sum of one column under the filters of the board. */
export async function readColumnTotals(
  tx: Tx,
  caller: Caller,
  { fetchId, columnId }: ParsedParams<typeof TOTALS>,
  body: ParsedBody<typeof TOTALS>,
): Promise<ColumnTotals> {
  requireBoard(caller, body.type);
  const scope = await resolveScope(tx, caller, fetchId, boards[body.type].managerPermission);
  const kanban = await readKanban(tx, caller.accountId, { type: body.type });
  if (!kanban.columns.some((column) => column._id === columnId)) {
    throw notFound('Esta coluna não existe mais. O quadro foi atualizado.');
  }
  const totals = await columnTotals(tx, filterOf(caller.accountId, scope, body), [columnId]);
  return totals[columnId] ?? { items: 0, amount: 0 };
}
