import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { ReencodedPicture } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  ANSWER_LIMIT_MS,
  MAX_CHAT_MESSAGES,
  MAX_QUESTIONS_PER_WINDOW,
  QUESTION_WINDOW_MS,
} from '@girassol/support-domain/help';
import { cleanMessage } from '@girassol/support-domain/messages';
import { sql } from 'kysely';
import { discardPictures, requireSameMessage, toMessagePictures } from '../conversation';
import type { StoredChatMessage } from '../tables';
import {
  type ChatRow,
  createChat,
  createChatMessage,
  findChatOfMessage,
  findOpenChat,
  lockChats,
  saveChat,
} from './stored-chats';

interface Asked {
  message: string;
  clientKey: string | undefined;
  files: readonly ReencodedPicture[];
  /** The conversation is handed over at once: limits of the assistant do not hold a person back. */
  isForPerson: boolean;
}

/**
 * Writes a question to the assistant, and leaves the conversation waiting for the answer. A message whose key is there
 * already is not written again.
 */
export async function askAssistant(
  tx: Tx,
  caller: Caller,
  { message, clientKey, files, isForPerson }: Asked,
): Promise<ChatRow> {
  await lockChats(tx, caller);
  const known = clientKey === undefined ? undefined : await findChatOfMessage(tx, caller, clientKey);
  if (known) {
    const sent = known.messages.find((one) => one.clientKey === clientKey);
    requireSameMessage(sent?.text === cleanMessage(message), 'a conversa');
    await discardPictures(tx, caller.accountId, files);
    return known;
  }
  if (!isForPerson) await requireQuestionsLeft(tx, caller);
  const chat = (await findOpenChat(tx, caller)) ?? (await createChat(tx, caller));
  if (!isForPerson) requireReady(chat);
  const question = createChatMessage({
    role: 'user',
    text: cleanMessage(message),
    files: toMessagePictures(files),
    clientKey: clientKey ?? null,
  });
  const messages: StoredChatMessage[] = [...chat.messages, question];
  await saveChat(tx, chat, { messages, isPending: true });
  return { ...chat, messages, pending_since: new Date() };
}

/** Throws a refusal (409) while an answer is awaited, or where the conversation is so long that a person should take over. */
function requireReady({ pending_since, messages }: ChatRow): void {
  if (pending_since && Date.now() - pending_since.getTime() < ANSWER_LIMIT_MS)
    throw new Refusal(409, 'A Zoe ainda está respondendo. Espere a resposta para escrever de novo.');
  if (messages.length >= MAX_CHAT_MESSAGES)
    throw new Refusal(409, 'Esta conversa ficou longa. Fale com uma pessoa para continuar.');
}

/** Throws a refusal (429) for somebody who has asked too much within the last minutes. */
async function requireQuestionsLeft(tx: Tx, { accountId, userId }: Caller): Promise<void> {
  const since = Date.now() - QUESTION_WINDOW_MS;
  const asked = await tx
    .selectFrom('assistant_chats')
    .select('messages')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('updated_at', '>', sql<Date>`to_timestamp(${since / 1000}::double precision)`)
    .execute();
  const questions = asked
    .flatMap(({ messages }) => messages)
    .filter(({ role, at }) => role === 'user' && at > since);
  if (questions.length >= MAX_QUESTIONS_PER_WINDOW)
    throw new Refusal(
      429,
      'Foram muitas perguntas em pouco tempo. Espere alguns minutos, ou fale com uma pessoa.',
      {
        retryAfter: QUESTION_WINDOW_MS / 1000,
      },
    );
}
