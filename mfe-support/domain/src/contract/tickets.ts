import {
  type ContractRoutes,
  emptyObject,
  id,
  isoDate,
  pageNumber,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';
import {
  MAX_MESSAGE_LENGTH,
  MAX_PICTURES,
  MAX_REVIEW_LENGTH,
  ticketOrders,
  ticketScopes,
  ticketStatuses,
} from '../tickets';
import { flag, seq, seqParam, ticket, ticketSummary } from './schemas';

const ticketParams = z.object({ ticketId: id });
const page = z.object({ items: z.array(ticketSummary), hasMoreItems: z.boolean() });

/** API calls by which people of an account ask support, also while the account is unpaid. */
export const ticketsContract = {
  'GET /tickets/paginated/user/:multiplier': {
    access: 'session',
    summary: 'The own tickets, last changed first, ten a page',
    params: z.object({ multiplier: pageNumber }),
    answer: page,
  },
  'POST /tickets/filtered/user/:multiplier': {
    access: 'session',
    summary: 'Tickets by text, period, status and scope, ten a page',
    onlyAsks: true,
    params: z.object({ multiplier: pageNumber }),
    body: z.object({
      /** Words of titles and messages. */
      searchValue: trimmedText(200).default(''),
      /** Days on which a ticket was opened, both included. */
      timePeriod: z
        .object({ from: isoDate.nullable().default(null), to: isoDate.nullable().default(null) })
        .nullable()
        .default(null),
      status: z.enum(ticketStatuses).nullable().default(null),
      /** ACCOUNT_TICKETS: those of the whole account, for its manager. */
      scope: z.enum(ticketScopes).default('USER_TICKETS'),
      orderBy: z.enum(ticketOrders).default('RECENT'),
    }),
    answer: page,
  },
  'GET /tickets/unrated/user': {
    access: 'session',
    summary: 'The own closed tickets that were not rated, last closed first, at most ten',
    answer: z.object({ items: z.array(ticketSummary) }),
  },
  'GET /tickets/single/user/:ticketId': {
    access: 'session',
    summary: 'A ticket with its last messages, or those after or before a message',
    params: ticketParams,
    query: z.object({ after: seqParam.optional(), before: seqParam.optional() }),
    answer: z.object({ ticket }),
  },
  'POST /tickets/single/conversation/user/:ticketId': {
    access: 'session',
    summary: 'Writes a message, and opens the ticket with the first one; the browser makes the id',
    params: ticketParams,
    upload: 'optional',
    maxFiles: MAX_PICTURES,
    body: z.object({
      /** Of the first message. */
      title: z.string().max(500).default(''),
      isTicketOpening: flag,
      content: z.string().max(MAX_MESSAGE_LENGTH, 'A mensagem é longa demais.').default(''),
      /** The text with its marks, where it has any. */
      richContent: z.string().max(MAX_MESSAGE_LENGTH, 'A mensagem é longa demais.').default(''),
      /** Key of the message: the same one sent twice is one message. */
      clientKey: id.optional(),
      /** Thanks after the closing leave the ticket closed. */
      isThanks: flag,
    }),
    answer: z.object({ ticket }),
  },
  'PUT /tickets/single/read/:ticketId': {
    access: 'session',
    summary: 'The caller has read the messages up to this one',
    params: ticketParams,
    body: z.object({ seq }),
    answer: emptyObject,
  },
  'POST /tickets/single/typing/:ticketId': {
    access: 'session',
    summary: 'The caller is typing; tells the others and writes nothing',
    params: ticketParams,
    hasSecretResponse: true,
    answer: emptyObject,
  },
  'PUT /tickets/single/closing/:ticketId': {
    access: 'session',
    summary: 'Closes a ticket that is solved',
    params: ticketParams,
    answer: z.object({ ticket }),
  },
  'PUT /tickets/single/snooze/:ticketId': {
    access: 'session',
    summary: 'Snoozes a ticket until a day, or ends that',
    params: ticketParams,
    body: z.object({ until: isoDate.nullable() }),
    answer: z.object({ ticket }),
  },
  'PUT /tickets/single/rating/:ticketId': {
    access: 'session',
    summary: 'Rates a closed ticket: stars times two',
    params: ticketParams,
    body: z.object({
      rating: z
        .number()
        .int()
        .min(2)
        .max(10)
        .refine((value) => value % 2 === 0, 'A nota é o número de estrelas vezes dois.'),
      review: trimmedText(MAX_REVIEW_LENGTH).optional(),
    }),
    answer: z.object({ ticket }),
  },
  'DELETE /tickets/single/:ticketId': {
    access: 'session',
    summary: 'Hides a ticket; after a day it is erased',
    params: ticketParams,
    answer: emptyObject,
  },
  'PUT /tickets/single/restoring/:ticketId': {
    access: 'session',
    summary: 'Takes the deletion of a ticket back, within a day',
    params: ticketParams,
    answer: z.object({ ticket }),
  },
} as const satisfies ContractRoutes;
