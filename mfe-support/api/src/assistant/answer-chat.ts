import type { Database } from '@girassol/api-platform/database';
import { ANSWER_LIMIT_MS } from '@girassol/support-domain/help';
import type { FastifyBaseLogger } from 'fastify';
import type { HelpArticles } from '../help/articles/load-articles';
import { hasOnlyStopWords, isRelevant, searchArticles } from '../help/search/search-articles';
import type { StoredChatMessage } from '../tables';
import type { Assistant, AssistantAnswer, AssistantQuestion } from './assistant';
import { answerFromArticles } from './embedded-assistant';
import { createChatMessage, findChat, saveChat } from './stored-chats';

/** Share of the words of a question below which the question before it is searched for too. */
const MIN_COVERED_ALONE = 0.5;

/** Services of the server with which a question is answered. */
export interface AnsweringServices {
  database: Database;
  log: FastifyBaseLogger;
  articles: HelpArticles;
  assistant: Assistant;
}

/**
 * Answers the question that a conversation waits with, and writes the answer. Resolves when it is written. Where the
 * assistant fails or takes too long, the answer is the best article itself. No transaction is open meanwhile.
 */
export async function answerChat(
  services: AnsweringServices,
  { accountId, chatId }: { accountId: string; chatId: string },
): Promise<void> {
  const { database } = services;
  const question = await database.asAccount({ accountId }, async (tx) => {
    const chat = await findChat(tx, accountId, chatId);
    return chat?.pending_since ? toQuestion(services, tx, chat.messages) : undefined;
  });
  if (!question) return;
  const answer = await findAnswer(services, question);
  await database.asAccount({ accountId }, async (tx) => {
    const chat = await findChat(tx, accountId, chatId, { isLocked: true });
    if (!chat?.pending_since) return;
    const messages = [...chat.messages, createChatMessage({ role: 'assistant', ...answer })];
    await saveChat(tx, chat, { messages, isPending: false });
  });
}

/**
 * Finds the articles for the last question; for one that says little by itself, together with the one before. An article
 * that the last question says nothing of is not an answer: the subject has changed. One that answers the last question
 * alone is an answer whatever was asked before.
 */
async function toQuestion(
  { articles }: AnsweringServices,
  tx: Parameters<typeof searchArticles>[0],
  messages: readonly StoredChatMessage[],
): Promise<AssistantQuestion> {
  const history = messages.map(({ role, text }) => ({ role, text }));
  const [last = '', before] = history
    .filter(({ role }) => role === 'user')
    .map(({ text }) => text)
    .reverse();
  const found = await searchArticles(tx, articles, last);
  if (before === undefined || (found[0]?.covered ?? 0) >= MIN_COVERED_ALONE) return { history, found };
  const together = await searchArticles(tx, articles, `${before} ${last}`);
  if (await hasOnlyStopWords(tx, last)) return { history, found: together };
  const coveredAlone = new Map(found.filter(isRelevant).map(({ article, covered }) => [article, covered]));
  const followUp = together.flatMap((one) => {
    const covered = coveredAlone.get(one.article);
    return covered === undefined ? [] : [{ ...one, covered }];
  });
  return { history, found: followUp.length > 0 ? followUp : found };
}

async function findAnswer(
  { assistant, log }: AnsweringServices,
  question: AssistantQuestion,
): Promise<AssistantAnswer> {
  try {
    return await assistant.answer(question, AbortSignal.timeout(ANSWER_LIMIT_MS));
  } catch (error) {
    log.warn({ err: error }, 'assistant failed, its articles answer');
    return answerFromArticles(question.history.at(-1)?.text ?? '', question.found);
  }
}
