import type { Caller, UserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { formatClock } from '@girassol/api-platform/days/format-clock';
import { type BoardKind, boardDescriptions, boardKinds, can, meetsCondition } from '@girassol/shared-domain';
import type { ScheduledNote } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

/** Maximum number of schedules in the agenda of the home page. */
const MAX_SCHEDULES = 20;
/** The page shows 35 characters (shell.home-028); a note may have ten thousand. */
const MAX_CONTENT_LENGTH = 200;

interface FoundSchedule {
  id: string;
  content: string;
  note_type: string;
  at: Date;
  time_start: string | null;
  time_end: string | null;
  sale_id: string;
  sale_type: BoardKind;
  sale_number: number;
  sale_name: string;
  customer_id: string;
  customer_name: string;
}

/**
 * Lists up to 20 future schedule notes of the items that users of a scope own or co-own, on the boards that
 * the caller may open, soonest first.
 */
export async function listNextScheduledNotes(
  tx: Tx,
  caller: Caller,
  { userIds }: UserScope,
): Promise<ScheduledNote[]> {
  const kinds = boardKinds.filter(
    (kind) =>
      meetsCondition({ plan: boardDescriptions[kind].plan }, caller) &&
      can(caller, boardDescriptions[kind].permission),
  );
  const owned =
    userIds === null
      ? sql`true`
      : sql`(s.owner_id = any(${userIds}::uuid[]) or s.co_owner_ids && ${userIds}::uuid[])`;
  const { rows } = await sql<FoundSchedule>`
    select n.id, left(n.content, ${MAX_CONTENT_LENGTH}) as content, n.type as note_type, n.notification_at as at,
      n.time_start, n.time_end,
      s.id as sale_id, s.type as sale_type, s.number as sale_number, s.name as sale_name,
      c.id as customer_id, c.name as customer_name
    from notes n
    join sales s on s.account_id = n.account_id and s.id = n.sale_id
    join customers c on c.account_id = s.account_id and c.id = s.customer_id
    where n.account_id = ${caller.accountId} and n.notification_at > now()
      and s.type = any(${kinds}::text[]) and ${owned}
    order by n.notification_at, n.id
    limit ${MAX_SCHEDULES}`.execute(tx);

  return rows.map((row) => ({
    _id: row.id,
    sale: { _id: row.sale_id, type: row.sale_type, id: row.sale_number, name: row.sale_name },
    customer: { _id: row.customer_id, name: row.customer_name },
    type: row.note_type,
    content: row.content,
    notificationTimestamp: row.at.getTime(),
    notificationTimeStart: formatClock(row.time_start),
    notificationTimeEnd: formatClock(row.time_end),
  }));
}
