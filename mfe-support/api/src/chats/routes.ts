import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { serveUpload } from '@girassol/api-platform/files';
import { serve } from '@girassol/api-platform/http/serve';
import { MAX_CHAT_FILE_BYTES, MAX_CHAT_TEXT_LENGTH } from '@girassol/support-domain/chats';
import type { FastifyInstance } from 'fastify';
import type { MessageRange } from '../conversation';
import type { Messenger } from '../messenger';
import { requireChatReader } from './access/chat-rights';
import { type ChatRow, requireVisibleChat } from './access/visible-chats';
import { assignChat, connectCustomer, listChatPeople, markChatRead } from './conversations/change-chat';
import { listChats } from './conversations/list-chats';
import { loadChat } from './conversations/load-chat';
import { openChat } from './conversations/open-chat';
import { makeLeadOfMessage } from './leads/make-lead';
import { prepareChatUpload } from './prepare-upload';
import { retryChatMessage, writeChatMessage } from './sending/write-message';

/** Bytes of the longest text as UTF-8. */
const MAX_FIELD_BYTES = MAX_CHAT_TEXT_LENGTH * 4;

/** Registers the routes of conversations. */
export function registerChatRoutes(app: FastifyInstance, messenger: Messenger | null): void {
  const { files } = app;
  const answer = async (tx: Tx, caller: Caller, row: ChatRow, range: MessageRange = {}) => ({
    chat: await loadChat(tx, caller, row, { files, messenger, ...range }),
  });

  serve(app, 'GET /chats/list/:multiplier', ({ tx, caller, params, query }) =>
    listChats(tx, caller, query, params.multiplier),
  );
  serve(app, 'GET /chats/single/:chatId', async ({ tx, caller, params, query }) => {
    requireChatReader(caller);
    return answer(tx, caller, await requireVisibleChat(tx, caller, params.chatId), query);
  });
  serve(app, 'POST /chats/new/:chatAccountId', async ({ tx, caller, params, body }) =>
    answer(tx, caller, await openChat(tx, caller, { ...params, ...body })),
  );

  serveUpload(app, 'POST /chats/messages/:chatId', {
    maxBytes: MAX_CHAT_FILE_BYTES,
    fieldBytes: MAX_FIELD_BYTES,
    async check({ tx, caller, params }) {
      await requireVisibleChat(tx, caller, params.chatId);
    },
    prepare: ({ caller, file }) => prepareChatUpload(files, caller, file),
    handle: async ({ tx, caller, params, body, file }) => {
      const chat = await writeChatMessage(tx, caller, { ...params, body, file });
      return answer(tx, caller, chat);
    },
  });

  serve(app, 'PUT /chats/retry/:chatId', async ({ tx, caller, params, body }) =>
    answer(tx, caller, await retryChatMessage(tx, caller, { ...params, ...body })),
  );
  serve(app, 'PUT /chats/read/:chatId', async ({ tx, caller, params, body }) => {
    await markChatRead(tx, caller, params.chatId, body.seq);
    return {};
  });
  serve(app, 'PUT /chats/assignee/:chatId', async ({ tx, caller, params, body }) =>
    answer(tx, caller, await assignChat(tx, caller, params.chatId, body.userId)),
  );
  serve(app, 'PUT /chats/customer/:chatId', async ({ tx, caller, params, body }) =>
    answer(tx, caller, await connectCustomer(tx, caller, params.chatId, body.customerId)),
  );
  serve(app, 'POST /chats/lead/:chatId', async ({ tx, caller, params, body }) => {
    const [createLead] = app.reactionsTo('chatBecameLead');
    return answer(tx, caller, await makeLeadOfMessage(tx, caller, { ...params, ...body, createLead }));
  });
  serve(app, 'GET /chats/people/:userId', ({ tx, caller }) => listChatPeople(tx, caller));
}
