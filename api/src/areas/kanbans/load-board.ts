import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { boardDescriptions } from '@girassol/shared-domain';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { requireBoardAccess } from './board-access';
import { buildBoardFilter } from './board-filter';
import { loadColumnPages } from './load-column-pages';
import { loadKanban } from './load-kanban';

const LOAD = 'POST /kanbans/single/:id';

/**
 * Loads a board with the items of a user, a team or the company, as `fetchId` names: columns, totals and a
 * page of cards per column.
 */
export async function loadBoard(
  tx: Tx,
  caller: Caller,
  fetchId: string,
  body: ParsedRequestBody<typeof LOAD>,
): Promise<ResponseBody<typeof LOAD>> {
  requireBoardAccess(caller, body.type);
  const scope = await resolveUserScope(tx, caller, fetchId, boardDescriptions[body.type].managerPermission);
  const { after, mult } = body;
  const columns = await loadColumnPages(tx, buildBoardFilter(caller.accountId, scope, body), {
    page: mult,
    after,
  });
  const [first] = columns;
  if (!first) {
    const kanban = await loadKanban(tx, caller.accountId, { type: body.type });
    return { kanban, totals: {}, items: [], hasMoreItems: {} };
  }

  const asked = after ? columns.filter(({ id }) => id in after) : columns;
  return {
    kanban: {
      _id: first.kanban_id,
      type: body.type,
      columns: columns.map(({ id, title, inactivity_window }, order) => ({
        _id: id,
        title,
        order,
        inactivityWindow: inactivity_window,
      })),
    },
    totals: Object.fromEntries(columns.map(({ id, items, amount }) => [id, { items, amount }])),
    items: asked.flatMap(({ cards }) => cards ?? []),
    hasMoreItems: Object.fromEntries(asked.map(({ id, has_more }) => [id, has_more])),
  };
}
