import { setTimeout as sleep } from 'node:timers/promises';
import { ANSWER_WAIT_MS } from '@girassol/support-domain/help';
import { type AnsweringServices, answerChat } from './answer-chat';

/** Creates the function that waits for the answer in a chat, at most as long as a request may take; it goes on afterwards. */
export function createAnswerWaiter(services: AnsweringServices, limitMs = ANSWER_WAIT_MS) {
  /** Answers that this process works on, by chat. */
  const running = new Map<string, Promise<void>>();

  return async (chat: { accountId: string; chatId: string }): Promise<void> => {
    const { chatId } = chat;
    const work =
      running.get(chatId) ??
      answerChat(services, chat)
        .catch((error) => services.log.error({ err: error }, 'a question was left without an answer'))
        .finally(() => running.delete(chatId));
    running.set(chatId, work);
    const wait = new AbortController();
    const limit = sleep(limitMs, undefined, { signal: wait.signal, ref: false }).catch(() => undefined);
    await Promise.race([work, limit]);
    wait.abort();
  };
}
