import type { RequestExamples } from '../example';

/** Key of a message, made by its sender: the same in every account, because it names no record. */
const MESSAGE_KEY = '7d3c1f0a-52a6-4e0c-9d4f-1a2b3c4d5e6f';

/** Example requests for tests: routes of conversations and WhatsApp accounts. */
export const chatExamples = {
  'GET /omnichannels/user/:userId': ({ userId }) => ({ params: { userId } }),
  'POST /omnichannels/user/:userId': ({ userId }) => ({
    params: { userId },
    body: {
      name: 'Vendas',
      phone: '47999990003',
      phoneId: '106540352242922',
      accessToken: 'EAAGm0PX4ZCpsBA-exemplo',
      appSecret: '614fc2afde15eee07a26b2fe3eaee9b9',
    },
  }),
  'PUT /omnichannels/single/:chatAccountId': ({ chatAccountId }) => ({
    params: { chatAccountId },
    body: {
      name: 'Vendas do Sul',
      phone: '47999990004',
      accessToken: 'EAAGm0PX4ZCpsBA-outro-exemplo',
      appSecret: '714fc2afde15eee07a26b2fe3eaee9b9',
    },
  }),
  'POST /omnichannels/verify-token/:chatAccountId': ({ chatAccountId }) => ({ params: { chatAccountId } }),
  'PUT /omnichannels/templates/:chatAccountId': ({ chatAccountId }) => ({
    params: { chatAccountId },
    body: { templates: [{ name: 'retomar', language: 'pt_BR', body: 'Olá {{1}}, tudo bem?' }] },
  }),
  'DELETE /omnichannels/single/:chatAccountId': ({ spareChatAccountId: chatAccountId }) => ({
    params: { chatAccountId },
  }),
  'POST /omnichannels/demonstration-phone/:chatAccountId': ({ chatAccountId, chatId }) => ({
    params: { chatAccountId },
    body: { chatId },
  }),
  'GET /chats/list/:multiplier': ({ chatAccountId }) => ({
    params: { multiplier: 1 },
    query: { search: 'orçamento', filter: 'UNREAD', accountId: chatAccountId },
  }),
  'GET /chats/single/:chatId': ({ chatId }) => ({ params: { chatId }, query: { after: 0 } }),
  'POST /chats/new/:chatAccountId': ({ chatAccountId, customerId }) => ({
    params: { chatAccountId },
    body: { phone: '47988880002', customerId },
  }),
  'POST /chats/messages/:chatId': ({ chatId }) => ({
    params: { chatId },
    body: { content: 'Bom dia, tudo bem?', clientKey: MESSAGE_KEY },
  }),
  'PUT /chats/retry/:chatId': ({ chatId }) => ({ params: { chatId }, body: { seq: 2 } }),
  'PUT /chats/read/:chatId': ({ chatId }) => ({ params: { chatId }, body: { seq: 1 } }),
  'PUT /chats/assignee/:chatId': ({ chatId, userId }) => ({ params: { chatId }, body: { userId } }),
  'PUT /chats/customer/:chatId': ({ chatId, customerId }) => ({ params: { chatId }, body: { customerId } }),
  'POST /chats/lead/:chatId': ({ chatId }) => ({ params: { chatId }, body: { seq: 1 } }),
  'GET /chats/people/:userId': ({ userId }) => ({ params: { userId } }),
} satisfies Partial<RequestExamples>;
