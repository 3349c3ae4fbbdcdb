import type { Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import type { AttendedTicket } from '@girassol/support-domain/contract';
import { loadTicket, type MessageRange } from '../conversation';

/** Loads a ticket as an attendant sees it, with internal notes and its account, in the account of the ticket. */
export async function loadAttendedTicket(
  tx: Tx,
  { accountId, ticketId, userId }: { accountId: string; ticketId: string; userId: string },
  options: MessageRange & { files: FileServices },
): Promise<AttendedTicket> {
  const row = await tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow();
  const account = await tx
    .selectFrom('accounts')
    .select(['name', 'signup_plan', 'status_ok'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const contact = await tx
    .selectFrom('support_contacts')
    .select(['email', 'phone', 'link_sent_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', row.requester_id)
    .executeTakeFirst();
  const merged = await tx
    .selectFrom('support_tickets')
    .select(['id', 'title'])
    .where('account_id', '=', accountId)
    .where('continued_by', '=', ticketId)
    .where('merged_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('merged_at')
    .execute();
  return {
    ticket: await loadTicket(tx, { userId, side: 'assistant' }, row, options),
    account: {
      _id: accountId,
      name: account.name,
      signupPlan: account.signup_plan,
      statusOk: account.status_ok,
    },
    attendant:
      row.attendant_id === null
        ? null
        : {
            _id: row.attendant_id,
            name: row.attendant_name ?? '',
            isMine: row.attendant_id === userId,
          },
    contact: contact
      ? {
          email: contact.email,
          phone: contact.phone,
          linkSentAt: contact.link_sent_at?.getTime() ?? null,
        }
      : null,
    solutionDue: row.solution_due?.getTime() ?? null,
    isBreached: row.answer_breached_at !== null || row.solution_breached_at !== null,
    tags: row.tags,
    merged: merged.map(({ id, title }) => ({ _id: id, title })),
    isMerged: row.merged_at !== null,
  };
}
