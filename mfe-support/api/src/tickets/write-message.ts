import { randomUUID } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import { loadCallerName } from '@girassol/api-platform/access/load-caller-name';
import type { Tx } from '@girassol/api-platform/database';
import type { FileServices, ReencodedPicture } from '@girassol/api-platform/files';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import type { Ticket } from '@girassol/support-domain/contract';
import { cleanMessage, cleanTitle } from '@girassol/support-domain/messages';
import { MAX_TITLE_LENGTH } from '@girassol/support-domain/tickets';
import { assignByTurn } from '../assignment/assign-ticket';
import {
  discardPictures,
  findTicketWithMessage,
  insertTicket,
  loadTicket,
  type TicketRow,
  toMessagePictures,
  writeRequesterMessage,
} from '../conversation';
import { requireRoomForTicket } from './require-room-for-ticket';
import { canSeeTicket, findTicketRow, ticketNotFound, toReader } from './ticket-access';

type Body = ParsedRequestBody<'POST /tickets/single/conversation/user/:ticketId'>;

interface Written {
  ticketId: string;
  body: Body;
  files: readonly ReencodedPicture[];
  services: FileServices;
}

/**
 * Writes a message of the caller: opens the ticket with the first one, reopens a closed one, and opens a linked ticket where
 * the closing is too long ago. A message whose key is there already is not written again.
 */
export async function writeMessage(
  tx: Tx,
  caller: Caller,
  { ticketId, body, files, services }: Written,
): Promise<Ticket> {
  const text = cleanMessage(body.richContent || body.content);
  if (text === '' && files.length === 0)
    throw invalidField('content', 'Escreva uma mensagem ou anexe uma imagem.');
  const clientKey = body.clientKey ?? randomUUID();

  const wanted =
    (await findTicketRow(tx, caller, ticketId, { isLocked: true })) ??
    (await openTicket(tx, caller, ticketId, body));
  if (wanted.deleted_at || !(await canSeeTicket(tx, caller, wanted))) throw ticketNotFound();
  const known = await findTicketWithMessage(tx, wanted, { clientKey, text });
  if (known) {
    await discardPictures(tx, caller.accountId, files);
    return loadTicket(tx, toReader(caller), known, { files: services });
  }

  const name = await loadCallerName(tx, caller);
  const ticket = await writeRequesterMessage(tx, wanted, {
    clientKey,
    author: { id: caller.userId, name },
    text,
    files: toMessagePictures(files),
    staysClosed: body.isThanks === 'true',
    clientId: caller.clientId,
  });
  if (ticket.attendant_id === null && body.isThanks !== 'true') await assignByTurn(tx, ticket);
  const written = await findTicketRow(tx, caller, ticket.id);
  if (!written) throw ticketNotFound();
  return loadTicket(tx, toReader(caller), written, { files: services });
}

/** Opens a ticket of the id that the browser made; answers the row that is there if somebody was faster. */
async function openTicket(tx: Tx, caller: Caller, ticketId: string, body: Body): Promise<TicketRow> {
  if (body.isTicketOpening !== 'true') throw ticketNotFound();
  const title = cleanTitle(body.title);
  if (title.length < 3) throw invalidField('title', 'Diga em poucas palavras o assunto do chamado.');
  if (title.length > MAX_TITLE_LENGTH)
    throw invalidField('title', `O assunto pode ter até ${MAX_TITLE_LENGTH} caracteres.`);
  await requireRoomForTicket(tx, caller);
  await insertTicket(tx, {
    account_id: caller.accountId,
    id: ticketId,
    kind: 'USER',
    requester_id: caller.userId,
    title,
  });
  const row = await findTicketRow(tx, caller, ticketId, { isLocked: true });
  // The id is taken in an account that is none of the caller's.
  if (!row) throw ticketNotFound();
  return row;
}
