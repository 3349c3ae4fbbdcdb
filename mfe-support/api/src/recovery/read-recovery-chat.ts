import type { Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import type { Ticket } from '@girassol/support-domain/contract';
import { loadTicket, type MessageRange, markReadByRequester, type TicketRow } from '../conversation';

/** Loads a recovery ticket for the person who opened it, and records that the chat has shown its messages. */
export async function readRecoveryChat(
  tx: Tx,
  ticket: TicketRow,
  { files, ...range }: MessageRange & { files: FileServices },
): Promise<Ticket> {
  const reader = { userId: ticket.requester_id, side: 'user' } as const;
  await markReadByRequester(tx, ticket, { userId: reader.userId, seq: ticket.last_seq, clientId: null });
  return loadTicket(tx, reader, ticket, { files, ...range });
}
