import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { boardDescriptions } from '@girassol/shared-domain';
import type { BoardCard, ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { requireBoardAccess } from '../kanbans/board-access';
import { cardJoins, cardJson } from '../kanbans/card-json';
import { dealValueCents } from '../kanbans/deal-value-cents';
import { matchesFinishedFilterSql } from './matches-finished-filter-sql';

const LIST = 'POST /sales/finished/filtered/:multiplier';

interface FoundItem {
  card: BoardCard;
  closed_day: string;
  sale_lost_reason: string | null;
  confirmed_amount: number | null;
  column_title: string;
}

/**
 * Lists a page of the finished items of a board, latest first, with number, power and amount of all finished
 * items that match the filters.
 */
export async function listFinishedItems(
  tx: Tx,
  caller: Caller,
  multiplier: number,
  body: ParsedRequestBody<typeof LIST>,
): Promise<ResponseBody<typeof LIST>> {
  requireBoardAccess(caller, body.type);
  const { userIds } = await resolveUserScope(
    tx,
    caller,
    body.fetchId,
    boardDescriptions[body.type].managerPermission,
  );
  const passes = matchesFinishedFilterSql(caller.accountId, userIds, body);
  const skipped = (multiplier - 1) * body.pageSize;
  // One item more than a page is read: it tells that there are more.
  const { rows } = await sql<FoundItem>`
    select ${cardJson} as card, s.closed_day, s.sale_lost_reason, k.title as column_title,
      (s.confirmed_amount_cents / 100.0)::float8 as confirmed_amount
    from (
      select s.*, row_number() over (order by s.closed_day desc, s.id desc) - 1 - ${skipped}::int as place
      from sales s where ${passes}
      order by s.closed_day desc, s.id desc
      limit ${body.pageSize + 1} offset ${skipped}
    ) s ${cardJoins}
    join kanban_columns k on k.account_id = s.account_id and k.id = s.column_id
    order by s.place`.execute(tx);
  const sums = await sql<ResponseBody<typeof LIST>['totals']>`
    select count(*)::int as items, coalesce(sum(s.power), 0)::float8 as power,
      coalesce(sum(${dealValueCents}), 0)::float8 / 100 as amount
    from sales s where ${passes}`.execute(tx);

  return {
    sales: rows.slice(0, body.pageSize).map(({ card, ...row }) => ({
      ...card,
      closedDay: row.closed_day,
      saleLostReason: row.sale_lost_reason,
      confirmedAmount: row.confirmed_amount,
      columnTitle: row.column_title,
    })),
    hasMoreItems: rows.length > body.pageSize,
    totals: sums.rows[0] ?? { items: 0, amount: 0, power: 0 },
  };
}
