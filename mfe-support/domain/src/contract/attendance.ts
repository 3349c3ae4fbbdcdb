import {
  type ContractRoutes,
  emptyObject,
  id,
  pageNumber,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';
import {
  MAX_MESSAGE_LENGTH,
  MAX_PICTURES,
  MAX_REVIEW_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  ticketStatuses,
} from '../tickets';
import { flag, seq, seqParam, ticket } from './schemas';

const ticketParams = z.object({ ticketId: id });
const plan = z.enum(['BASIC', 'CRM', 'ENTERPRISE']);
const tags = z.array(z.string());

const queuedTicket = z.object({
  _id: id,
  title: z.string(),
  status: z.enum(ticketStatuses),
  account: z.object({ _id: id, name: z.string(), signupPlan: plan }),
  requester: z.string(),
  /** Name of the attendant who took it; null: nobody did. */
  attendant: z.string().nullable(),
  isMine: z.boolean(),
  lastSeq: seq,
  /** Number of messages of the account that no attendant has read. */
  unread: z.number().int(),
  answerDue: timestamp.nullable(),
  updatedAt: timestamp,
  tags,
  /** Was a promised time of it broken? */
  isBreached: z.boolean(),
});

const otherTicket = z.object({
  _id: id,
  title: z.string(),
  status: z.enum(ticketStatuses),
  requester: z.string(),
  updatedAt: timestamp,
});

const attendedTicket = z.object({
  ticket,
  account: z.object({ _id: id, name: z.string(), signupPlan: plan, statusOk: z.boolean() }),
  attendant: z.object({ _id: id, name: z.string(), isMine: z.boolean() }).nullable(),
  /** Requester without a session; null for a person of an account. */
  contact: z.object({ email: z.string(), phone: z.string(), linkSentAt: timestamp.nullable() }).nullable(),
  /** Promised time of the solution; null while its time stands still. */
  solutionDue: timestamp.nullable(),
  isBreached: z.boolean(),
  tags,
  /** Tickets that were merged into this one. */
  merged: z.array(z.object({ _id: id, title: z.string() })),
  /** Was this one merged into the ticket that continues it? */
  isMerged: z.boolean(),
});

const attendant = z.object({
  _id: id,
  name: z.string(),
  isMe: z.boolean(),
  /** Has a live connection, and is not away. */
  isPresent: z.boolean(),
  isAway: z.boolean(),
  /** Number of tickets that wait for this attendant's answer. */
  openTickets: z.number().int(),
});

/** Signs of an attendant at a ticket: `arrived` is answered by those who are there. */
const viewerSigns = ['arrived', 'viewing', 'typing', 'left'] as const;

/** API calls by which the administration of the platform answers tickets of all accounts. */
export const attendanceContract = {
  'GET /operation/tickets/queue/:multiplier': {
    access: 'admin',
    summary: 'Tickets of all accounts: open ones by the soonest promise, others last changed first',
    params: z.object({ multiplier: pageNumber }),
    query: z.object({
      status: z.enum(ticketStatuses).default('OPEN'),
      /** A part of a title, of the account or of the requester. */
      search: trimmedText(200).default(''),
      /** Those that the caller took, or that nobody did. */
      assigned: z.enum(['ANYBODY', 'MINE', 'NOBODY']).default('ANYBODY'),
      tag: trimmedText(MAX_TAG_LENGTH).default(''),
      /** Only those with a broken promise. */
      overdue: flag,
    }),
    answer: z.object({ items: z.array(queuedTicket), hasMoreItems: z.boolean() }),
  },
  'GET /operation/tickets/single/:ticketId': {
    access: 'admin',
    summary: 'A ticket of any account with its last messages, or those after or before a message',
    params: ticketParams,
    query: z.object({ after: seqParam.optional(), before: seqParam.optional() }),
    answer: attendedTicket,
  },
  'POST /operation/tickets/answer/:ticketId': {
    access: 'admin',
    summary: 'Answers a ticket, or leaves a note; 409 if somebody wrote after the last message that was seen',
    params: ticketParams,
    upload: 'optional',
    maxFiles: MAX_PICTURES,
    body: z.object({
      text: z.string().max(MAX_MESSAGE_LENGTH, 'A mensagem é longa demais.').default(''),
      /** Key of the message: the same one sent twice is one message. */
      clientKey: id,
      /** Last message that the attendant has seen. */
      seenSeq: seqParam,
      isInternal: flag,
      /** Closes the ticket with the answer. */
      closes: flag,
    }),
    answer: attendedTicket,
  },
  'PUT /operation/tickets/attendant/:ticketId': {
    access: 'admin',
    summary: 'Takes a ticket, or gives it back to the queue; 409 if another attendant has it than was seen',
    params: ticketParams,
    body: z.object({
      takes: z.boolean(),
      /** Attendant whom the caller sees; left out: whoever has it. */
      seen: id.nullable().optional(),
    }),
    answer: attendedTicket,
  },
  'PUT /operation/tickets/handover/:ticketId': {
    access: 'admin',
    summary: 'Hands a ticket over to a colleague, with a note that attendants read',
    params: ticketParams,
    body: z.object({ to: id, note: trimmedText(MAX_REVIEW_LENGTH).default('') }),
    answer: attendedTicket,
  },
  'PUT /operation/tickets/closing/:ticketId': {
    access: 'admin',
    summary: 'Closes a ticket',
    params: ticketParams,
    answer: attendedTicket,
  },
  'PUT /operation/tickets/read/:ticketId': {
    access: 'admin',
    summary: 'Support has read the messages up to this one',
    params: ticketParams,
    body: z.object({ seq }),
    answer: emptyObject,
  },
  'PUT /operation/tickets/viewing/:ticketId': {
    access: 'admin',
    summary: 'Tells other attendants that the caller views a ticket, or types; writes nothing',
    params: ticketParams,
    body: z.object({
      sign: z.enum(viewerSigns),
      /** Is the text that is being typed for attendants only? */
      isInternal: z.boolean().default(false),
    }),
    answer: emptyObject,
  },
  'PUT /operation/tickets/tags/:ticketId': {
    access: 'admin',
    summary: 'Sets the tags of a ticket',
    params: ticketParams,
    body: z.object({ tags: z.array(trimmedText(MAX_TAG_LENGTH)).max(MAX_TAGS) }),
    answer: attendedTicket,
  },
  'GET /operation/tickets/tags': {
    access: 'admin',
    summary: 'Tags that tickets have',
    answer: z.object({ tags }),
  },
  'GET /operation/tickets/others/:ticketId': {
    access: 'admin',
    summary: 'Other tickets of the account of a ticket, last changed first',
    params: ticketParams,
    answer: z.object({ items: z.array(otherTicket) }),
  },
  'PUT /operation/tickets/merging/:ticketId': {
    access: 'admin',
    summary: 'Merges a ticket into another one of its account, in which it goes on',
    params: ticketParams,
    body: z.object({ into: id }),
    answer: attendedTicket,
  },
  'PUT /operation/tickets/unmerging/:ticketId': {
    access: 'admin',
    summary: 'Takes the merging of a ticket back',
    params: ticketParams,
    answer: attendedTicket,
  },
  'GET /operation/attendants': {
    access: 'admin',
    summary: 'Attendants, with their presence and the number of their open tickets',
    answer: z.object({ items: z.array(attendant) }),
  },
  'PUT /operation/attendants/presence': {
    access: 'admin',
    summary: 'Says whether the caller is away: those who are get no tickets',
    body: z.object({ isAway: z.boolean() }),
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;

/** Ticket in the queue of all accounts. */
export type QueuedTicket = z.infer<typeof queuedTicket>;
/** Ticket as an attendant sees it, with its account. */
export type AttendedTicket = z.infer<typeof attendedTicket>;
/** Attendant, with presence and load. */
export type Attendant = z.infer<typeof attendant>;
/** Ticket of the same account as another one. */
export type OtherTicket = z.infer<typeof otherTicket>;
