import { type BoardKind, boardKinds, boards, can, meets } from '@girassol/shared-domain';
import type { Schedule } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller, Scope } from '../../platform/access';
import type { Tx } from '../../platform/database';

/** As many as the agenda of the home page shows. */
const MOST_SCHEDULES = 20;
/** The page shows 35 characters (shell.home-028); a note may have ten thousand. */
const LONGEST_CONTENT = 200;

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

/** The next schedules of a scope on the boards the caller may open, soonest first. */
export async function nextSchedules(tx: Tx, caller: Caller, { userIds }: Scope): Promise<Schedule[]> {
  const kinds = boardKinds.filter(
    (kind) => meets({ plan: boards[kind].plan }, caller) && can(caller, boards[kind].permission),
  );
  const owned =
    userIds === null
      ? sql`true`
      : sql`(s.owner_id = any(${userIds}::uuid[]) or s.co_owner_ids && ${userIds}::uuid[])`;
  const { rows } = await sql<FoundSchedule>`
    select n.id, left(n.content, ${LONGEST_CONTENT}) as content, n.type as note_type, n.notification_at as at,
      n.time_start, n.time_end,
      s.id as sale_id, s.type as sale_type, s.number as sale_number, s.name as sale_name,
      c.id as customer_id, c.name as customer_name
    from notes n
    join sales s on s.account_id = n.account_id and s.id = n.sale_id
    join customers c on c.account_id = s.account_id and c.id = s.customer_id
    where n.account_id = ${caller.accountId} and n.notification_at > now()
      and s.type = any(${kinds}::text[]) and ${owned}
    order by n.notification_at, n.id
    limit ${MOST_SCHEDULES}`.execute(tx);

  return rows.map((row) => ({
    _id: row.id,
    sale: { _id: row.sale_id, type: row.sale_type, id: row.sale_number, name: row.sale_name },
    customer: { _id: row.customer_id, name: row.customer_name },
    type: row.note_type,
    content: row.content,
    notificationTimestamp: row.at.getTime(),
    notificationTimeStart: clock(row.time_start),
    notificationTimeEnd: clock(row.time_end),
  }));
}

/** `hh:mm` of `hh:mm:ss`. */
const clock = (time: string | null): string | null => time?.slice(0, 5) ?? null;
