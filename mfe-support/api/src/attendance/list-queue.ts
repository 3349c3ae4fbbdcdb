import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { AccountPlan } from '@girassol/shared-domain';
import type { ParsedRequestQuery, ResponseBody } from '@girassol/shared-domain/contract';
import type { TicketStatus } from '@girassol/support-domain/tickets';
import { sql } from 'kysely';

type Key = 'GET /operation/tickets/queue/:multiplier';

const PAGE = 20;

interface QueueRow {
  id: string;
  title: string;
  status: TicketStatus;
  account_id: string;
  account_name: string;
  signup_plan: AccountPlan;
  requester: string;
  attendant_id: string | null;
  attendant_name: string | null;
  last_seq: number;
  unread: number;
  answer_due: Date | null;
  updated_at: Date;
  tags: string[];
  is_breached: boolean;
}

/** Lists a page of the tickets of all accounts; empty for a caller who is no administrator. */
export async function listQueue(
  tx: Tx,
  { userId }: Caller,
  { status, search, assigned, tag, overdue }: ParsedRequestQuery<Key>,
  multiplier: number,
): Promise<ResponseBody<Key>> {
  const skipped = (multiplier - 1) * PAGE;
  const { rows } = await sql<QueueRow>`
    select * from list_support_queue(
      ${status}, ${search}, ${assigned}, ${tag}, ${overdue === 'true'}, ${skipped}, ${PAGE + 1})`.execute(tx);
  const items = rows.slice(0, PAGE).map((row) => ({
    _id: row.id,
    title: row.title,
    status: row.status,
    account: { _id: row.account_id, name: row.account_name, signupPlan: row.signup_plan },
    requester: row.requester,
    attendant: row.attendant_name,
    isMine: row.attendant_id === userId,
    lastSeq: row.last_seq,
    unread: row.unread,
    answerDue: row.answer_due?.getTime() ?? null,
    updatedAt: row.updated_at.getTime(),
    tags: row.tags,
    isBreached: row.is_breached,
  }));
  return { items, hasMoreItems: rows.length > items.length };
}
