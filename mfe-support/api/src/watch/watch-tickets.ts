import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import type { JobHandler } from '@girassol/api-platform/jobs';
import type { ModuleContext } from '@girassol/api-platform/modules';
import { notify } from '@girassol/api-platform/notifications';
import { sql } from 'kysely';
import { assignByTurn } from '../assignment/assign-ticket';
import { inAccount, listAttendants } from '../assignment/attendants';
import {
  changePromisedPlan,
  publishQueueChanged,
  recordBrokenPromises,
  type TicketRow,
} from '../conversation';

interface WorkRow {
  account_id: string;
  ticket_id: string;
}

/** Creates the handler of the job that looks after open tickets. Each ticket is a transaction of its own. */
export const createHandler =
  ({ app }: ModuleContext<unknown>): JobHandler<Record<string, unknown>> =>
  async () => {
    const { database } = app;
    const work = await database.lookUp(sql<WorkRow>`select * from list_support_work()`);
    for (const { account_id: accountId, ticket_id: id } of work) {
      await app.giveWay();
      await database.asAccount({ accountId }, (tx) => watchTicket(tx, accountId, id));
    }
  };

async function watchTicket(tx: Tx, accountId: string, id: string): Promise<void> {
  const ticket = await tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (ticket?.status !== 'OPEN' || ticket.deleted_at) return;
  const now = await loadAccountNow(tx, accountId);
  // A promise that broke under the old plan stays broken: the look comes before the new due times.
  const breaks = await recordBrokenPromises(tx, ticket, now);
  if (breaks) await notifyOfBreach(tx, ticket);
  const isMoved = await followPlan(tx, ticket, now);
  const attendants = await listAttendants(tx);
  const hasAttendant = attendants.some(({ userId }) => userId === ticket.attendant_id);
  const isAssigned = !hasAttendant && (await assignByTurn(tx, ticket));
  if (breaks || isMoved || isAssigned) await publishQueueChanged(tx, ticket, { clientId: null });
}

/** Computes the promised times anew if the account has another plan than when they were made. */
async function followPlan(tx: Tx, ticket: TicketRow, now: Date): Promise<boolean> {
  const { account_id: accountId, id, promise_plan } = ticket;
  const { signup_plan: plan } = await tx
    .selectFrom('accounts')
    .select('signup_plan')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (promise_plan === null || promise_plan === plan) return false;
  await tx
    .updateTable('support_tickets')
    .set(changePromisedPlan(ticket, plan, now))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  return true;
}

/** Notifies the attendant of a ticket of a broken promise; all of them if nobody has taken it. */
async function notifyOfBreach(tx: Tx, ticket: TicketRow): Promise<void> {
  const attendants = await listAttendants(tx);
  const own = attendants.filter(({ userId }) => userId === ticket.attendant_id);
  for (const { accountId, userId } of own.length > 0 ? own : attendants)
    await inAccount(tx, { from: ticket.account_id, to: accountId }, () =>
      notify(tx, {
        accountId,
        kind: 'ticket-overdue',
        people: [userId],
        by: null,
        facts: { ticketId: ticket.id, title: ticket.title },
      }),
    );
}
