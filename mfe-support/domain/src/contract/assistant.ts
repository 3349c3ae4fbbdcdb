import { type ContractRoutes, id, timestamp } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { MAX_QUESTION_LENGTH } from '../help';
import { MAX_PICTURES, messageRoles } from '../tickets';
import { articleReference } from './help';
import { picture } from './schemas';

const chatMessage = z.object({
  _id: id,
  role: z.enum(messageRoles),
  content: z.string(),
  /** Text with the marks of `parseRichText`; null if it has none. */
  richContent: z.string().nullable(),
  /** Articles that the answer comes from. */
  citations: z.array(articleReference),
  /** The assistant does not know, or cannot: a person is the way on. */
  offersPerson: z.boolean(),
  files: z.array(picture),
  timestamp,
});

const chat = z.object({
  /** Null before the first question: opening the chat writes nothing (support-015). */
  _id: id.nullable(),
  /** Oldest first. */
  messages: z.array(chatMessage),
});

/** API calls of the assistant Zoe. */
export const assistantContract = {
  'POST /chats/support': {
    access: 'session',
    summary: 'Asks the assistant, loads the chat with an empty message, or hands it over to a person',
    upload: 'optional',
    maxFiles: MAX_PICTURES,
    body: z.object({
      message: z.string().max(MAX_QUESTION_LENGTH, 'A mensagem é longa demais.').default(''),
      /** Key of the message, made by the browser: the same one sent twice is one message. */
      clientKey: id.optional(),
      /** Makes a ticket of the conversation so far, which the answer names. */
      wantsPerson: z.enum(['true', 'false']).default('false'),
    }),
    answer: z.object({
      chat,
      /** Ticket that the conversation has become. */
      ticketId: id.optional(),
      /** The answer takes longer: poll for it. */
      reqTimeout: z.boolean(),
    }),
  },
  'GET /chats/polling/:chatId/:lastAssistantMessageId': {
    access: 'public',
    summary: 'Answer of the assistant that follows a message, while one is awaited; 404 otherwise',
    params: z.object({
      chatId: id,
      /** Last answer that the browser has; the id of the chat if it has none. */
      lastAssistantMessageId: id,
    }),
    answer: z.object({ updated: z.boolean(), chat }),
  },
} as const satisfies ContractRoutes;

/** Conversation with the assistant. */
export type AssistantChat = z.infer<typeof chat>;
/** Message of a conversation with the assistant. */
export type AssistantMessage = z.infer<typeof chatMessage>;
