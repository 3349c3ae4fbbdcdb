import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { formatClock } from '@girassol/api-platform/days/format-clock';
import { type BoardKind, boardDescriptions, boardKinds, can, meetsCondition } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { dealValueCents } from '../kanbans/deal-value-cents';
import { buildJoinedItemNotesCondition } from '../kanbans/notes-of-items';
import { loadVisibleCustomer } from './load-visible-customer';

const CALL = 'GET /customers/items/:cid';
/** More than any customer has; a limit all the same. */
const MAX_ITEMS = 200;

interface ScheduleRow {
  schedule_content: string | null;
  schedule_at: Date | null;
  schedule_start: string | null;
}

type ItemRow = Row<'sales'> & ScheduleRow & { user_name: string; column_title: string; value_cents: number };

/**
 * Lists the items of a customer on all boards that the caller may open, newest first, and the number of the
 * customer's items that the caller may not see.
 */
export async function listCustomerItems(
  tx: Tx,
  caller: Caller,
  customerId: string,
): Promise<ResponseBody<typeof CALL>> {
  const customer = await loadVisibleCustomer(tx, caller, customerId);
  const { rows } = await sql<ItemRow>`
    select s.*, u.name as user_name, c.title as column_title, ${dealValueCents} as value_cents,
      next.content as schedule_content, next.notification_at as schedule_at, next.time_start as schedule_start
    from sales s
    join users u on u.account_id = s.account_id and u.id = s.owner_id
    join kanban_columns c on c.account_id = s.account_id and c.id = s.column_id
    left join lateral (
      select notes.* from notes
      where notes.notification_at >= now() and ${buildJoinedItemNotesCondition('s')}
      order by notes.notification_at limit 1
    ) next on s.status = 'IN_PROGRESS'
    where s.account_id = ${caller.accountId} and s.customer_id = ${customer.id}
    order by s.registered_at desc, s.id desc limit ${MAX_ITEMS}`.execute(tx);

  const ownersByBoard = new Map<BoardKind, string[] | null>();
  for (const kind of boardKinds) {
    const opens =
      meetsCondition({ plan: boardDescriptions[kind].plan }, caller) &&
      can(caller, boardDescriptions[kind].permission);
    ownersByBoard.set(
      kind,
      opens ? await listVisibleOwnerIds(tx, caller, boardDescriptions[kind].managerPermission) : [],
    );
  }
  const visible = rows.filter(({ type, owner_id, co_owner_ids }) => {
    const owners = ownersByBoard.get(type) ?? null;
    return owners === null || [owner_id, ...co_owner_ids].some((owner) => owners.includes(owner));
  });
  return {
    items: visible.map((row) => ({
      _id: row.id,
      id: row.number,
      type: row.type,
      name: row.name,
      status: row.status,
      columnTitle: row.column_title,
      amount: row.value_cents / 100,
      user: { _id: row.owner_id, personalData: { name: row.user_name } },
      registryTimestamp: row.registered_at.getTime(),
      nextSchedule: toNextSchedule(row),
    })),
    hidden: rows.length - visible.length,
  };
}

const toNextSchedule = ({
  schedule_content: content,
  schedule_at: at,
  schedule_start: start,
}: ScheduleRow) =>
  content === null || at === null
    ? null
    : { content, timestamp: at.getTime(), timeStart: formatClock(start) };
