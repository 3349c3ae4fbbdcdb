import { boards } from '@girassol/shared-domain';
import type { Answer, ParsedBody } from '@girassol/shared-domain/contract';
import { type Caller, resolveScope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { requireBoard } from './board-access';
import { filterOf } from './board-filter';
import { boardPages } from './board-pages';
import { readKanban } from './read-kanban';

const LOAD = 'POST /kanbans/single/:id';

/** A board as seen by a user, the company or a team: columns, totals and a page of cards per column. */
export async function loadBoard(
  tx: Tx,
  caller: Caller,
  fetchId: string,
  body: ParsedBody<typeof LOAD>,
): Promise<Answer<typeof LOAD>> {
  requireBoard(caller, body.type);
  const scope = await resolveScope(tx, caller, fetchId, boards[body.type].managerPermission);
  const { after, mult } = body;
  const columns = await boardPages(tx, filterOf(caller.accountId, scope, body), { page: mult, after });
  const [first] = columns;
  if (!first) {
    const kanban = await readKanban(tx, caller.accountId, { type: body.type });
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
