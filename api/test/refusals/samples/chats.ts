import { randomUUID } from 'node:crypto';
import type { SampleContext } from './context';

/** Creates the sample conversations for tests: a WhatsApp account with a template, and a person who has written to it. */
export async function createChatSamples({ api, person, name }: SampleContext) {
  const { account } = await api.call('POST /omnichannels/user/:userId', {
    as: person,
    params: { userId: person.userId },
    body: { name: `WhatsApp ${name}`, phone: '47999990001' },
  });
  const chatAccountId = account._id;
  await api.call('PUT /omnichannels/templates/:chatAccountId', {
    as: person,
    params: { chatAccountId },
    body: { templates: [{ name: 'retomar', language: 'pt_BR', body: 'Olá {{1}}, tudo bem?' }] },
  });
  const open = async (phone: string) => {
    const { chat } = await api.call('POST /chats/new/:chatAccountId', {
      as: person,
      params: { chatAccountId },
      body: { phone },
    });
    return chat._id;
  };
  const chatId = await open('47988880001');
  await api.query(
    `update chat_conversations set last_seq = 2, unread = 1, profile_name = $2, window_until = now() + interval '20 hours'
     where id = $1`,
    [chatId, `Pessoa ${name}`],
  );
  await api.query(
    `insert into chat_messages (account_id, conversation_id, seq, chat_account_id, client_key, direction, content, status, error)
     values ($1, $2, 1, $3, null, 'IN', $4, null, null), ($1, $2, 2, $3, $5, 'OUT', 'Bom dia', 'FAILED', 'Sem rede')`,
    [person.accountId, chatId, chatAccountId, `Quero um orçamento ${name}`, randomUUID()],
  );
  const { account: spare } = await api.call('POST /omnichannels/user/:userId', {
    as: person,
    params: { userId: person.userId },
    body: { name: `Reserva ${name}`, phone: '47999990002' },
  });
  return { chatAccountId, spareChatAccountId: spare._id, chatId };
}
