import { loadAccountNow } from '@girassol/api-platform/clock';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { normalizeName } from '@girassol/shared-domain';
import { cleanTitle } from '@girassol/support-domain/messages';
import { MAX_TITLE_LENGTH, type TicketKind } from '@girassol/support-domain/tickets';
import { assignByTurn } from '../assignment/assign-ticket';
import {
  appendMessage,
  closeTicket,
  insertTicket,
  lockTicket,
  markOpen,
  publishTicketAndQueueChanged,
  type RequesterMessage,
  type TicketRow,
  writeRequesterMessage,
} from '../conversation';
import type { SupportContactsTable } from '../tables/support-tables';

/** Person without a session, as they name themselves. */
export type NewContact = Pick<SupportContactsTable, 'name' | 'email'> &
  Partial<Record<'phone' | 'ip' | 'user_agent', string>> & { open_until?: Date };

interface VisitorTicket {
  accountId: string;
  id: string;
  kind: Exclude<TicketKind, 'USER'>;
  title: string;
  contact: NewContact;
  /** Left out where the product itself says what is asked. */
  message?: Omit<RequesterMessage, 'author' | 'clientId'>;
  /** Text of the product before the message. */
  note?: string;
  /** Reason to doubt that a person wrote it: the ticket is closed at once, outside the queue. */
  doubt?: string | null;
}

/**
 * Opens a ticket of a person without a session in the platform's account. Returns its row, locked; null if the id is taken:
 * the same form or mail came before.
 */
export async function openVisitorTicket(
  tx: Tx,
  { accountId, id, kind, title, contact, message, note, doubt = null }: VisitorTicket,
): Promise<TicketRow | null> {
  if (await lockTicket(tx, accountId, id)) return null;
  const contactId = generateId();
  await tx
    .insertInto('support_contacts')
    .values({ account_id: accountId, id: contactId, open_until: null, link_sent_at: null, ...contact })
    .execute();
  await insertTicket(tx, {
    account_id: accountId,
    id,
    kind,
    requester_id: contactId,
    title: cleanTitle(title).slice(0, MAX_TITLE_LENGTH) || 'Sem assunto',
  });
  const ticket = await lockTicket(tx, accountId, id);
  // The same form at the same moment: the other one has it.
  if (ticket?.requester_id !== contactId) {
    await tx
      .deleteFrom('support_contacts')
      .where('account_id', '=', accountId)
      .where('id', '=', contactId)
      .execute();
    return null;
  }
  if (note) await appendMessage(tx, ticket, { role: 'system', author: null, text: note });
  const author = { id: contactId, name: normalizeName(contact.name) };
  if (message) await writeRequesterMessage(tx, ticket, { ...message, author, clientId: null });
  else {
    await markOpen(tx, ticket, await loadAccountNow(tx, accountId));
    await publishTicketAndQueueChanged(tx, ticket, ticket.last_seq, { clientId: null });
  }
  if (!doubt) await assignByTurn(tx, ticket);
  else
    await closeTicket(
      tx,
      ticket,
      await loadAccountNow(tx, accountId),
      `Retido: ${doubt} Uma resposta o reabre.`,
    );
  return ticket;
}
