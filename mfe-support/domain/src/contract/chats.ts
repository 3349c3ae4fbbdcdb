import {
  type ContractRoutes,
  emptyObject,
  id,
  namedPerson,
  pageNumber,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';
import {
  chatMessageStatuses,
  MAX_CHAT_TEXT_LENGTH,
  MAX_TEMPLATE_VALUE_LENGTH,
  MAX_TEMPLATE_VARIABLES,
} from '../chats';
import { seq, seqParam } from './schemas';

const chatParams = z.object({ chatId: id });

const chatMessage = z.object({
  seq,
  direction: z.enum(['IN', 'OUT']),
  /** Name of who wrote it in the company; empty for the person. */
  author: z.string(),
  content: z.string(),
  /** Name of the template by which it was sent. */
  template: z.string().nullable(),
  file: z
    .object({
      state: z.enum(['WAITING', 'STORED', 'FAILED']),
      name: z.string(),
      contentType: z.string(),
      size: z.number().int().nullable(),
      /** Of a picture. */
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
      /** Address that is good for some minutes; null until the file is stored. */
      url: z.string().nullable(),
      problem: z.string().nullable(),
    })
    .nullable(),
  status: z.enum(chatMessageStatuses).nullable(),
  error: z.string().nullable(),
  timestamp,
  clientKey: id.nullable(),
  /** Item of the board that was made of the message. */
  leadId: id.nullable(),
});

const chatCustomer = z.object({ _id: id, name: z.string() });

const chatSummary = z.object({
  _id: id,
  /** WhatsApp account of the company. */
  account: z.object({ _id: id, name: z.string() }),
  /** Name of the customer, or as the person calls themselves. */
  name: z.string(),
  phone: z.string(),
  customer: chatCustomer.nullable(),
  assignee: namedPerson.nullable(),
  unread: z.number().int(),
  lastSeq: seq,
  lastText: z.string(),
  lastDirection: z.enum(['IN', 'OUT']),
  lastAt: timestamp,
  /** Until when free text is allowed; null: the person has not written yet. */
  windowUntil: timestamp.nullable(),
});

const chat = chatSummary.extend({
  messages: z.array(chatMessage),
  hasEarlier: z.boolean(),
  hasLater: z.boolean(),
  readSeq: seq,
  /** May the caller write, and change the conversation? */
  mayWrite: z.boolean(),
  /** Customers with this number, where none belongs to the conversation yet. */
  candidates: z.array(chatCustomer),
  /** Is the number that it belongs to still connected? */
  isConnected: z.boolean(),
});

/** Answer of a changed conversation, without messages that the caller has. */
const chatAnswer = z.object({ chat });

/** API calls by which people of an account talk to customers by WhatsApp. */
export const chatsContract = {
  'GET /chats/list/:multiplier': {
    access: 'active',
    summary: 'Conversations, last changed first, thirty a page',
    params: z.object({ multiplier: pageNumber }),
    query: z.object({
      /** Name, number, or words of messages. */
      search: trimmedText(120).default(''),
      filter: z.enum(['ALL', 'UNREAD', 'MINE', 'UNASSIGNED']).default('ALL'),
      accountId: id.optional(),
    }),
    answer: z.object({ items: z.array(chatSummary), hasMoreItems: z.boolean() }),
  },
  'GET /chats/single/:chatId': {
    access: 'active',
    summary: 'A conversation with its last messages, or those after or before a message',
    params: chatParams,
    query: z.object({ after: seqParam.optional(), before: seqParam.optional() }),
    answer: chatAnswer,
  },
  'POST /chats/new/:chatAccountId': {
    access: 'active',
    summary: 'Opens the conversation with a number, or finds the one that is there; sends nothing',
    params: z.object({ chatAccountId: id }),
    body: z.object({ phone: trimmedText(20), customerId: id.optional() }),
    answer: chatAnswer,
  },
  'POST /chats/messages/:chatId': {
    access: 'active',
    summary: 'Sends a text with or without a file, or a template',
    params: chatParams,
    upload: 'optional',
    body: z.object({
      content: z.string().max(MAX_CHAT_TEXT_LENGTH, 'A mensagem é longa demais.').default(''),
      /** Key of the message: the same one sent twice is one message. */
      clientKey: id,
      /** Name of a template; its values are a JSON list. */
      template: trimmedText(60).default(''),
      templateValues: z
        .string()
        .max(MAX_TEMPLATE_VARIABLES * MAX_TEMPLATE_VALUE_LENGTH * 6)
        .default('[]'),
    }),
    answer: chatAnswer,
  },
  'PUT /chats/retry/:chatId': {
    access: 'active',
    summary: 'Sends a message again that failed',
    params: chatParams,
    body: z.object({ seq }),
    answer: chatAnswer,
  },
  'PUT /chats/read/:chatId': {
    access: 'active',
    summary: 'The messages up to this one were read',
    params: chatParams,
    body: z.object({ seq }),
    answer: emptyObject,
  },
  'PUT /chats/assignee/:chatId': {
    access: 'active',
    summary: 'Gives a conversation to a person, or back to all',
    params: chatParams,
    body: z.object({ userId: id.nullable() }),
    answer: chatAnswer,
  },
  'PUT /chats/customer/:chatId': {
    access: 'active',
    summary: 'Connects a conversation with a customer, or ends that',
    params: chatParams,
    body: z.object({ customerId: id.nullable() }),
    answer: chatAnswer,
  },
  'POST /chats/lead/:chatId': {
    access: 'active',
    summary: 'Makes a lead of a message, and a customer if there is none yet',
    params: chatParams,
    body: z.object({ seq }),
    answer: chatAnswer,
  },
  'GET /chats/people/:userId': {
    access: 'active',
    summary: 'People of the account to whom a conversation can be given',
    params: z.object({ userId: id }),
    answer: z.object({ people: z.array(namedPerson) }),
  },
} as const satisfies ContractRoutes;

/** Conversation in a list. */
export type ChatSummary = z.infer<typeof chatSummary>;
/** Conversation with a part of its messages. */
export type Chat = z.infer<typeof chat>;
/** Message of a conversation. */
export type ChatMessage = z.infer<typeof chatMessage>;
