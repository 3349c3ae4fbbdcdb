import type { Mailer } from '@girassol/api-platform/mail';
import { buildReplyAddress } from './reply-address';

const TICKET_URL = /^\/ticket\/([0-9a-f-]{36})$/;
/** Kinds of notifications to the requester of a ticket, whose mails may be answered. */
const ANSWERED_KINDS = ['ticket-answered', 'ticket-closing', 'ticket-woken'] as const;

/** Lets people of accounts answer the mails about their tickets. */
export function addReplyAddresses(
  { replyAddressFinders }: Pick<Mailer, 'replyAddressFinders'>,
  { address }: { address: string },
): void {
  for (const kind of ANSWERED_KINDS)
    replyAddressFinders.set(kind, async (tx, openUrl) => {
      const ticketId = TICKET_URL.exec(openUrl)?.[1];
      return ticketId === undefined ? null : buildReplyAddress(tx, address, ticketId);
    });
}
