import { randomUUID } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { type FileServices, type ReencodedPicture, saveReservedFile } from '@girassol/api-platform/files';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import type { Ticket } from '@girassol/support-domain/contract';
import { cleanMessage } from '@girassol/support-domain/messages';
import { sql } from 'kysely';
import {
  hasMessage,
  lockTicket,
  type TicketRow,
  toMessagePictures,
  writeRequesterMessage,
} from '../conversation';
import { prolongRecovery } from './find-recovery-ticket';
import { readRecoveryChat } from './read-recovery-chat';

/** Maximum number of messages and of pictures that a person without a session writes in one ticket. */
const MAX_MESSAGES = 200;
const MAX_PICTURES = 20;

interface RecoveryMessage {
  body: ParsedRequestBody<'POST /tickets/single/conversation/password-recovery/:ticketId'>;
  pictures: readonly ReencodedPicture[];
  files: FileServices;
}

/** Writes a message of a recovery chat whose row is locked. `isNew` is false for one whose key is there already. */
export async function writeRecoveryMessage(
  tx: Tx,
  ticket: TicketRow,
  { body, pictures, files }: RecoveryMessage,
): Promise<{ ticket: Ticket; isNew: boolean }> {
  const text = cleanMessage(body.message);
  if (text === '' && pictures.length === 0)
    throw invalidField('message', 'Escreva uma mensagem ou anexe uma imagem.');
  const clientKey = body.clientKey ?? randomUUID();
  if (await hasMessage(tx, ticket, { clientKey, text }))
    return { ticket: await readRecoveryChat(tx, ticket, { files }), isNew: false };

  await requireRoom(tx, ticket, pictures.length);
  const { account_id: accountId, id, requester_id } = ticket;
  for (const picture of pictures) await saveReservedFile(tx, accountId, picture);
  const contact = await tx
    .selectFrom('support_contacts')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', requester_id)
    .executeTakeFirstOrThrow();
  await writeRequesterMessage(tx, ticket, {
    clientKey,
    author: { id: requester_id, name: contact.name },
    text,
    files: toMessagePictures(pictures),
    clientId: null,
  });
  await prolongRecovery(tx, ticket);
  const written = await lockTicket(tx, accountId, id);
  if (!written) throw new Error('the recovery ticket is not there');
  return { ticket: await readRecoveryChat(tx, written, { files }), isNew: true };
}

async function requireRoom(tx: Tx, { account_id, id }: TicketRow, added: number): Promise<void> {
  const { messages, pictures } = await tx
    .selectFrom('support_messages')
    .select([
      sql<number>`count(*)::int`.as('messages'),
      sql<number>`coalesce(sum(jsonb_array_length(files)), 0)::int`.as('pictures'),
    ])
    .where('account_id', '=', account_id)
    .where('ticket_id', '=', id)
    .where('role', '=', 'user')
    .executeTakeFirstOrThrow();
  if (messages >= MAX_MESSAGES)
    throw new Refusal(429, 'Esta conversa ficou longa demais. Aguarde a resposta do agente.');
  if (pictures + added > MAX_PICTURES)
    throw new Refusal(413, `Esta conversa leva até ${MAX_PICTURES} imagens.`);
}
