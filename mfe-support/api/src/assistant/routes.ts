import { serveFilesUpload } from '@girassol/api-platform/files';
import { serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import { cleanMessage } from '@girassol/support-domain/messages';
import { MAX_PICTURE_BYTES } from '@girassol/support-domain/tickets';
import type { FastifyInstance } from 'fastify';
import { receivePicture } from '../conversation/receive-picture';
import type { HelpArticles } from '../help/articles/load-articles';
import type { AnsweringServices } from './answer-chat';
import { askAssistant } from './ask-assistant';
import type { Assistant } from './assistant';
import { handOverChat } from './hand-over-chat';
import { pollAnswer } from './poll-answer';
import { presentChat } from './present-chat';
import { findChat, findOpenChat } from './stored-chats';
import { createAnswerWaiter } from './wait-for-answer';

/** Bytes of the longest question as UTF-8. */
const MAX_FIELD_BYTES = 8_000;

interface Options {
  articles: HelpArticles;
  assistant: Assistant;
}

/** Registers the routes of the assistant Zoe. */
export function registerAssistantRoutes(app: FastifyInstance, { articles, assistant }: Options): void {
  const { files, database, log } = app;
  const services: AnsweringServices = { database, log, articles, assistant };
  const sources = { files, articles };
  const waitForAnswer = createAnswerWaiter(services);

  serveFilesUpload(app, 'POST /chats/support', {
    maxBytes: MAX_PICTURE_BYTES,
    fieldBytes: MAX_FIELD_BYTES,
    check: async () => undefined,
    prepare: ({ caller, file }) => receivePicture(files, caller, file),
    async handle({ tx, caller, body, files: pictures }) {
      const isForPerson = body.wantsPerson === 'true';
      const isQuestion = cleanMessage(body.message) !== '' || pictures.length > 0;
      // Opening the chat writes nothing (support-015).
      const chat = isQuestion
        ? await askAssistant(tx, caller, {
            message: body.message,
            clientKey: body.clientKey,
            files: pictures,
            isForPerson,
          })
        : await findOpenChat(tx, caller);
      if (isForPerson)
        return {
          chat: { _id: null, messages: [] },
          // A message that comes again was handed over with its conversation.
          ticketId: chat?.ticket_id ?? (await handOverChat(tx, caller, files)),
          reqTimeout: false,
        };
      return {
        chat: await presentChat(tx, chat, sources),
        reqTimeout: chat !== undefined && chat.pending_since !== null,
      };
    },
    async complete({ caller, answer }) {
      const { accountId } = caller;
      const chatId = answer.chat._id;
      if (!answer.reqTimeout || chatId === null) return answer;
      await waitForAnswer({ accountId, chatId });
      return database.asAccount(caller, async (tx) => {
        const chat = await findChat(tx, accountId, chatId);
        return {
          chat: await presentChat(tx, chat, sources),
          reqTimeout: chat !== undefined && chat.pending_since !== null,
        };
      });
    },
  });

  serveWithoutTransaction(app, 'GET /chats/polling/:chatId/:lastAssistantMessageId', ({ params }) =>
    pollAnswer(services, files, params),
  );
}
