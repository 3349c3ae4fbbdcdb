import { api } from '@girassol/shared-auth';
import type { Ticket } from '@girassol/support-domain/contract';
import { toPlainText } from '@girassol/support-domain/messages';
import type { MessageDraft } from './draft';

interface SentMessage {
  draft: MessageDraft;
  pictures: File[];
  isThanks?: boolean;
  /** Opens the ticket. */
  isOpening?: boolean;
}

/**
 * Sends a message, and answers the ticket in which it stands: another one if the ticket goes on in a linked one.
 * Shows no dialog: the form says what was refused.
 */
export async function sendMessage(
  ticketId: string,
  { draft, pictures, isThanks = false, isOpening = false }: SentMessage,
): Promise<Ticket> {
  const { text, title, clientKey } = draft;
  const { ticket } = await api('POST /tickets/single/conversation/user/:ticketId', {
    params: { ticketId },
    body: {
      title,
      isTicketOpening: isOpening ? 'true' : 'false',
      content: toPlainText(text),
      richContent: text,
      clientKey,
      isThanks: isThanks ? 'true' : 'false',
    },
    files: pictures,
    silent: true,
  });
  return ticket;
}
