import type { Chat, ChatMessage, WppAccount } from '@girassol/support-domain/contract';

/** Id of the conversation of the tests. */
export const CHAT_ID = '7c2f4f5e-3f0b-4f5c-9f56-0d4f0e6f9a02';
const ACCOUNT_ID = '8d2f4f5e-3f0b-4f5c-9f56-0d4f0e6f9a03';

/** Builds a message of the person; the company's with `direction: 'OUT'`. */
export const buildChatMessage = (seq: number, message: Partial<ChatMessage> = {}): ChatMessage => ({
  seq,
  direction: 'IN',
  author: '',
  content: `Mensagem ${seq}`,
  template: null,
  file: null,
  status: null,
  error: null,
  timestamp: Date.parse('2025-11-26T13:00:00Z') + seq * 60_000,
  clientKey: null,
  leadId: null,
  ...message,
});

/** Builds a conversation with an open window and these messages. */
export function buildChat(messages: ChatMessage[], chat: Partial<Chat> = {}): Chat {
  return {
    _id: CHAT_ID,
    account: { _id: ACCOUNT_ID, name: 'Vendas' },
    name: 'Ana Souza',
    phone: '(47) 98888-7777',
    customer: null,
    assignee: null,
    unread: 0,
    lastSeq: messages.at(-1)?.seq ?? 0,
    lastText: messages.at(-1)?.content ?? '',
    lastDirection: messages.at(-1)?.direction ?? 'IN',
    lastAt: messages.at(-1)?.timestamp ?? 0,
    windowUntil: Date.now() + 5 * 3_600_000,
    messages,
    hasEarlier: false,
    hasLater: false,
    readSeq: 0,
    mayWrite: true,
    candidates: [],
    isConnected: true,
    ...chat,
  };
}

/** Builds a WhatsApp account of the demonstration with one template. */
export const buildWppAccount = (account: Partial<WppAccount> = {}): WppAccount => ({
  _id: ACCOUNT_ID,
  name: 'Vendas',
  phone: '47999990001',
  provider: 'demonstration',
  phoneId: '1',
  webhookUrl: 'http://localhost/api/webhooks/whatsapp/x',
  verifiedAt: null,
  heardAt: null,
  templates: [{ name: 'retomar', language: 'pt_BR', body: 'Olá, {{1}}! Podemos retomar?' }],
  isConnected: true,
  ...account,
});
