import type { FileServices } from '@girassol/api-platform/files';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { AssistantChat } from '@girassol/support-domain/contract';
import { ANSWER_LIMIT_MS } from '@girassol/support-domain/help';
import { sql } from 'kysely';
import type { AnsweringServices } from './answer-chat';
import { presentMessage } from './present-chat';
import { type ChatRow, createChatMessage, findChat, saveChat } from './stored-chats';

/** Time after an answer in which a poll that was lost on its way can be made again, in milliseconds. */
const ANSWERED_LASTS_MS = 2 * 60_000;

const LOST_ANSWER = 'Não consegui responder desta vez. Pergunte de novo, ou fale com uma pessoa da equipe.';

interface Polled {
  chatId: string;
  lastAssistantMessageId: string;
}

/**
 * Answers a poll without a login: the answers of the assistant after a message, once there are any. Refused (404) for a chat
 * that waits for nothing. A question whose process has ended is answered with an apology.
 */
export async function pollAnswer(
  { database, articles }: Pick<AnsweringServices, 'database' | 'articles'>,
  files: FileServices,
  { chatId, lastAssistantMessageId }: Polled,
): Promise<{ updated: boolean; chat: AssistantChat }> {
  const [owner] = await database.lookUp(
    sql<{ account_id: string }>`select account_id from find_assistant_chat_account(${chatId}::uuid)`,
  );
  if (!owner) throw chatNotFound();
  const accountId = owner.account_id;
  return database.asAccount({ accountId }, async (tx) => {
    let chat = await findChat(tx, accountId, chatId, { isLocked: true });
    if (chat && isLost(chat)) {
      const messages = [
        ...chat.messages,
        createChatMessage({ role: 'assistant', text: LOST_ANSWER, offersPerson: true }),
      ];
      await saveChat(tx, chat, { messages, isPending: false });
      chat = { ...chat, messages, pending_since: null };
    }
    if (!chat || !isAwaited(chat)) throw chatNotFound();
    const last = chat.messages.findIndex(({ id }) => id === lastAssistantMessageId);
    const later = chat.messages.slice(last + 1).filter(({ role }) => role === 'assistant');
    const isFirst = lastAssistantMessageId === chatId;
    if (last < 0 && !isFirst) throw chatNotFound();
    const messages = await Promise.all(
      (chat.pending_since ? [] : later).map((message) =>
        presentMessage(tx, accountId, message, { files, articles }),
      ),
    );
    return { updated: messages.length > 0, chat: { _id: chatId, messages } };
  });
}

const chatNotFound = () => notFound('Não há resposta para esperar nesta conversa.');

const isLost = ({ pending_since }: ChatRow): boolean =>
  pending_since !== null && Date.now() - pending_since.getTime() > ANSWER_LIMIT_MS;

/** Is an answer on its way, or just given? */
const isAwaited = ({ pending_since, messages }: ChatRow): boolean =>
  pending_since !== null || Date.now() - (messages.at(-1)?.at ?? 0) < ANSWERED_LASTS_MS;
