import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import type { JobHandler } from '@girassol/api-platform/jobs';
import { notify } from '@girassol/api-platform/notifications';
import { CLOSING_DAYS, CLOSING_WARNING_DAYS } from '@girassol/support-domain/tickets';
import {
  appendMessage,
  closeTicket,
  eraseTicket,
  listTicketPeople,
  publishTicketAndQueueChanged,
  publishTicketChanged,
  type TicketRow,
} from '../conversation';
import { enqueueAnswerMail } from '../mail-out/mail-answer-job';
import { scheduleTicketStep, type TicketStep } from './ticket-step-job';
import { wakeTicket } from './wake-ticket';

const DAY_MS = 24 * 3_600_000;
const DAYS_LEFT = CLOSING_DAYS - CLOSING_WARNING_DAYS;
const FROM_THE_PRODUCT = { clientId: null };

/** Creates the handler of the job that does the steps of tickets. */
export const createHandler =
  (): JobHandler<{ ticketId: string; step: TicketStep; since: number }> =>
  async ({ accountId, payload: { ticketId, step, since }, finish }) => {
    if (accountId === null) return;
    await finish(async (tx) => {
      const ticket = await tx
        .selectFrom('support_tickets')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', ticketId)
        .forUpdate()
        .executeTakeFirst();
      if (ticket) await steps[step](tx, ticket, since);
    });
  };

/** Checks whether a ticket waits for its customer since an instant, and is not put off. */
const isWaitingSince = ({ status, answered_at, snoozed_until, deleted_at }: TicketRow, since: number) =>
  status === 'ANSWERED' && answered_at?.getTime() === since && !snoozed_until && !deleted_at;

const steps: Record<TicketStep, (tx: Tx, ticket: TicketRow, since: number) => Promise<void>> = {
  async warn(tx, ticket, since) {
    if (!isWaitingSince(ticket, since)) return;
    const seq = await appendMessage(tx, ticket, {
      role: 'system',
      author: null,
      text: `Sem uma nova mensagem, este chamado será encerrado em ${DAYS_LEFT} dias.`,
    });
    await notifyRequester(tx, ticket, 'ticket-closing');
    await enqueueAnswerMail(tx, ticket, seq);
    await publishTicketChanged(tx, ticket, seq, FROM_THE_PRODUCT);
    const dueAt = new Date(since + CLOSING_DAYS * DAY_MS);
    await scheduleTicketStep(tx, ticket, { step: 'close', since: new Date(since), dueAt });
  },

  async close(tx, ticket, since) {
    if (!isWaitingSince(ticket, since)) return;
    const now = await loadAccountNow(tx, ticket.account_id);
    const text = `Encerrado depois de ${CLOSING_DAYS} dias sem uma nova mensagem. Escreva aqui para reabrir.`;
    const seq = await closeTicket(tx, ticket, now, text);
    await publishTicketAndQueueChanged(tx, ticket, seq, FROM_THE_PRODUCT);
  },

  async wake(tx, ticket, since) {
    if (ticket.snoozed_until === null || ticket.deleted_at) return;
    const now = await loadAccountNow(tx, ticket.account_id);
    if (new Date(`${ticket.snoozed_until}T00:00:00Z`).getTime() !== since) return;
    const seq = await wakeTicket(tx, ticket, now);
    await notifyRequester(tx, ticket, 'ticket-woken');
    await publishTicketAndQueueChanged(tx, ticket, seq, FROM_THE_PRODUCT);
  },

  async erase(tx, ticket, since) {
    if (ticket.deleted_at?.getTime() !== since) return;
    await eraseTicket(tx, ticket);
  },
};

const notifyRequester = async (tx: Tx, ticket: TicketRow, kind: 'ticket-closing' | 'ticket-woken') =>
  notify(tx, {
    accountId: ticket.account_id,
    kind,
    people: await listTicketPeople(tx, ticket),
    by: null,
    facts: { ticketId: ticket.id, title: ticket.title },
  });
