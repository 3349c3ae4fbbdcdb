import { createHash, randomUUID } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { CHAT_WINDOW_MS, type ChatMessageStatus } from '@girassol/support-domain/chats';
import { computeDemoSecret, openDemoPhone } from '../messenger';
import type { ChatRow } from './access/visible-chats';
import { insertChatAccount } from './accounts/change-accounts';
import { appendChatMessage } from './conversations/append-message';

const MINUTE_MS = 60_000;
const PHONE_ID = '104455667788990';

/** Person of a conversation of the demonstration: a customer, or somebody who is none yet. */
export interface DemoChatPerson {
  customerId: string | null;
  name: string;
  /** Digits without the country code. */
  phone: string;
}

interface DemoLine {
  minutesAgo: number;
  from: 'person' | 'company';
  text: string;
  status?: ChatMessageStatus;
}

interface DemoChat {
  lines: DemoLine[];
  /** Messages of the person at the end that nobody has read. */
  unread: number;
  isAssigned: boolean;
}

const HOUR = 60;

/** Conversations of the demonstration; those of customers first, the last one is of somebody who is none yet. */
const chats: DemoChat[] = [
  {
    isAssigned: true,
    unread: 1,
    lines: [
      { minutesAgo: 95, from: 'person', text: 'Bom dia! Recebi a proposta, ficou muito clara.' },
      {
        minutesAgo: 90,
        from: 'company',
        text: 'Que bom! Ficou alguma dúvida sobre o *payback*?',
        status: 'READ',
      },
      { minutesAgo: 84, from: 'person', text: 'O financiamento em 60 vezes sai com quanto de entrada?' },
      {
        minutesAgo: 80,
        from: 'company',
        text: 'Sem entrada. A primeira parcela vence 90 dias depois.',
        status: 'READ',
      },
      { minutesAgo: 12, from: 'person', text: 'Perfeito. Podemos marcar a visita técnica nesta semana?' },
    ],
  },
  {
    isAssigned: false,
    unread: 0,
    lines: [
      { minutesAgo: 22.6 * HOUR, from: 'person', text: 'A concessionária já aprovou o projeto?' },
      {
        minutesAgo: 22.4 * HOUR,
        from: 'company',
        text: 'Ainda não. O prazo deles vai até sexta-feira, avisamos assim que sair.',
        status: 'DELIVERED',
      },
    ],
  },
  {
    isAssigned: false,
    unread: 0,
    lines: [
      { minutesAgo: 75 * HOUR, from: 'person', text: 'Vou conversar em casa e retorno.' },
      { minutesAgo: 74.8 * HOUR, from: 'company', text: 'Combinado, fico à disposição.', status: 'READ' },
      {
        minutesAgo: 26 * HOUR,
        from: 'company',
        text: 'Olá, podemos retomar o seu orçamento?',
        status: 'DELIVERED',
      },
    ],
  },
  {
    isAssigned: false,
    unread: 2,
    lines: [
      {
        minutesAgo: 34,
        from: 'person',
        text: 'Oi, vi o site de vocês. Quanto custa para uma conta de R$ 600 por mês?',
      },
      { minutesAgo: 33, from: 'person', text: 'Moro em Blumenau, telhado de cerâmica.' },
    ],
  },
];

/** Writes a WhatsApp account of the demonstration with a few conversations and their phones, in the account's transaction. */
export async function writeDemoChats(
  tx: Tx,
  {
    accountId,
    author,
    people,
    phone,
    now,
  }: {
    accountId: string;
    author: { id: string; name: string };
    people: readonly DemoChatPerson[];
    phone: string;
    now: number;
  },
): Promise<void> {
  const { row: account } = await insertChatAccount(tx, accountId, {
    name: 'Comercial',
    phone,
    provider: 'demonstration',
    phoneId: PHONE_ID,
    appSecret: await computeDemoSecret(tx, PHONE_ID),
    accessToken: '',
  });
  await tx
    .updateTable('chat_accounts')
    .set({
      templates: JSON.stringify([
        {
          name: 'retomar_orcamento',
          language: 'pt_BR',
          body: 'Olá, {{1}}! Podemos retomar o seu orçamento?',
        },
        {
          name: 'visita_confirmada',
          language: 'pt_BR',
          body: 'Olá, {{1}}! Sua visita técnica está confirmada para {{2}}.',
        },
      ]),
      heard_at: new Date(now - 12 * MINUTE_MS),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', account.id)
    .execute();
  const strangers = people.filter(({ customerId }) => customerId === null);
  const customers = people.filter(({ customerId }) => customerId !== null);
  for (const [at, chat] of chats.entries()) {
    const person = at === chats.length - 1 ? strangers[0] : customers[at];
    if (!person) continue;
    const waId = `55${person.phone}`;
    const opened = await openDemoPhone(
      tx,
      { accountId, phoneId: account.phone_id, hookId: account.hook_id },
      { phone: waId, businessUserId: null, name: person.name },
    );
    const conversation = await tx
      .insertInto('chat_conversations')
      .values({
        account_id: accountId,
        id: randomUUID(),
        chat_account_id: account.id,
        business_user_id: opened.user_id,
        phone: waId,
        profile_name: person.name,
        customer_id: person.customerId,
        assignee_id: chat.isAssigned ? author.id : null,
        window_until: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeLines(tx, conversation, { chat, author, phoneId: opened.id, now });
  }
}

async function writeLines(
  tx: Tx,
  conversation: ChatRow,
  {
    chat,
    author,
    phoneId,
    now,
  }: { chat: DemoChat; author: { id: string; name: string }; phoneId: string; now: number },
): Promise<void> {
  const { account_id: accountId, id } = conversation;
  let last = conversation;
  for (const { minutesAgo, from, text, status } of chat.lines) {
    const at = new Date(now - minutesAgo * MINUTE_MS);
    const isOut = from === 'company';
    const providerId = `wamid.${createHash('sha256').update(`${id} ${minutesAgo}`).digest('base64url')}`;
    last = await appendChatMessage(tx, conversation, {
      direction: isOut ? 'OUT' : 'IN',
      content: text,
      providerId,
      at,
      ...(isOut && { author, clientKey: randomUUID() }),
    });
    if (status)
      await tx
        .updateTable('chat_messages')
        .set({ status })
        .where('account_id', '=', accountId)
        .where('conversation_id', '=', id)
        .where('seq', '=', last.last_seq)
        .execute();
    await tx
      .insertInto('demo_phone_messages')
      .values({
        account_id: accountId,
        id: providerId,
        phone_id: phoneId,
        send_key: null,
        direction: isOut ? 'IN' : 'OUT',
        content: text,
        read_at: status === 'READ' ? at : null,
        at,
      })
      .execute();
  }
  const heard = chat.lines.filter(({ from }) => from === 'person').at(-1);
  const latest = chat.lines.at(-1);
  await tx
    .updateTable('chat_conversations')
    .set({
      last_at: new Date(now - (latest?.minutesAgo ?? 0) * MINUTE_MS),
      unread: chat.unread,
      read_seq: last.last_seq - chat.unread,
      window_until: heard ? new Date(now - heard.minutesAgo * MINUTE_MS + CHAT_WINDOW_MS) : null,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
