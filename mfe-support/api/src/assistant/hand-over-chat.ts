import type { Caller } from '@girassol/api-platform/access';
import { loadCallerName } from '@girassol/api-platform/access/load-caller-name';
import { generateId, type Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { cleanTitle, toPlainText } from '@girassol/support-domain/messages';
import { MAX_TITLE_LENGTH } from '@girassol/support-domain/tickets';
import { appendMessage, publishTicketAndQueueChanged } from '../conversation';
import type { StoredChatMessage } from '../tables';
import { requireTicketRow } from '../tickets/ticket-access';
import { writeMessage } from '../tickets/write-message';
import { createChat, findOpenChat, lockChats, saveChat } from './stored-chats';

/** Author of the assistant's messages in a ticket; no user has this id. */
const ZOE = { id: '00000000-0000-4000-8000-0000000000e0', name: 'Zoe' };
const REQUEST = 'Quero falar com uma pessoa.';

/**
 * Makes a ticket of the conversation with the assistant, with all of its messages and pictures, and ends the conversation.
 * Returns the id of the ticket. Without a conversation the ticket says that a person is wanted.
 */
export async function handOverChat(tx: Tx, caller: Caller, services: FileServices): Promise<string> {
  await lockChats(tx, caller);
  const chat = (await findOpenChat(tx, caller)) ?? (await createChat(tx, caller));
  const ticketId = generateId();
  const { messages } = chat;
  const first = messages.find(({ role, text }) => role === 'user' && text !== '');
  const name = await loadCallerName(tx, caller);

  const opening = first?.text ?? REQUEST;
  await writeMessage(tx, caller, {
    ticketId,
    body: {
      title: buildTitle(opening),
      isTicketOpening: 'true',
      content: toPlainText(opening),
      richContent: opening,
      isThanks: 'false',
    },
    files: [],
    services,
  });
  const person = { id: caller.userId, name };
  const ticket = await requireTicketRow(tx, caller, ticketId);
  let seq = ticket.last_seq;
  for (const message of listLaterMessages(messages, first))
    seq = await appendMessage(tx, ticket, {
      role: message.role,
      author: message.role === 'assistant' ? ZOE : person,
      text: message.text,
      files: message.files,
    });
  if (first) seq = await appendMessage(tx, ticket, { role: 'user', author: person, text: REQUEST });
  await publishTicketAndQueueChanged(tx, ticket, seq, caller);
  // The pictures are the ticket's now.
  const ended = messages.map((message) => ({ ...message, files: [] }));
  await saveChat(tx, chat, { messages: ended, isPending: false, ticketId });
  return ticketId;
}

/** Lists the messages after the one that opens the ticket. Its pictures follow it as a message of their own. */
const listLaterMessages = (
  messages: readonly StoredChatMessage[],
  first: StoredChatMessage | undefined,
): StoredChatMessage[] =>
  messages
    .map((message) => (message === first ? { ...message, text: '' } : message))
    .filter(({ text, files }) => text !== '' || files.length > 0);

/** Returns the first words of a question as the title of its ticket. */
function buildTitle(text: string): string {
  const title = cleanTitle(toPlainText(text));
  if (title.length < 3) return 'Conversa com a Zoe';
  return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…`;
}
