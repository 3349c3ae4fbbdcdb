import type { Tx } from '@girassol/api-platform/database';
import { notify } from '@girassol/api-platform/notifications';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import { setAttendant } from '../assignment/assign-ticket';
import { inAccount, listAttendants } from '../assignment/attendants';
import { appendMessage, publishTicketAndQueueChanged, type TicketRow } from '../conversation';
import type { Attendant } from '../conversation/in-ticket-account';

/** Takes a ticket, or gives it back. Throws a refusal (409) if another attendant has it than the caller saw. */
export async function takeTicket(
  tx: Tx,
  ticket: TicketRow,
  attendant: Attendant,
  { takes, seen }: { takes: boolean; seen?: string | null | undefined },
): Promise<void> {
  if (seen !== undefined && seen !== ticket.attendant_id)
    throw new Refusal(
      409,
      ticket.attendant_name === null
        ? 'Este chamado voltou à fila. Veja o chamado de novo.'
        : `${ticket.attendant_name} assumiu este chamado agora. Veja o chamado de novo.`,
    );
  await (takes ? setAttendant(tx, ticket, attendant) : setAttendant(tx, ticket, null, attendant.userId));
  await publishTicketAndQueueChanged(tx, ticket, ticket.last_seq, { ...attendant, reachesAccount: false });
}

/** Hands a ticket over to a colleague, who is notified, with a note for attendants. */
export async function handOverTicket(
  tx: Tx,
  ticket: TicketRow,
  attendant: Attendant,
  { to, note }: { to: string; note: string },
): Promise<void> {
  const colleague = (await listAttendants(tx)).find(({ userId }) => userId === to);
  if (!colleague) throw invalidField('to', 'Escolha uma pessoa do atendimento.');
  await setAttendant(tx, ticket, colleague);
  const passed = `Passado para ${colleague.name}.`;
  const seq = await appendMessage(tx, ticket, {
    role: 'assistant',
    author: { id: attendant.userId, name: attendant.name },
    text: note === '' ? passed : `${passed}\n${note}`,
    isInternal: true,
  });
  await inAccount(tx, { from: ticket.account_id, to: colleague.accountId }, () =>
    notify(tx, {
      accountId: colleague.accountId,
      kind: 'ticket-assigned',
      people: [colleague.userId],
      by: attendant.userId,
      facts: { ticketId: ticket.id, title: ticket.title, by: attendant.name },
    }),
  );
  await publishTicketAndQueueChanged(tx, ticket, seq, { ...attendant, reachesAccount: false });
}
