import { id, timestamp } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { messageRoles, ticketKinds, ticketStatuses } from '../tickets';

/** Schema of the number of a message in its ticket, from 1; 0 stands for none. */
export const seq = z.number().int().min(0).max(2_000_000_000);

/** Schema of such a number in a URL. */
export const seqParam = z.coerce.number().int().min(0).max(2_000_000_000);

/** Schema of a yes or no in a form or a URL, whose parts are texts. */
export const flag = z.enum(['true', 'false']).default('false');

/** Schema of a stored picture of a message. */
export const picture = z.object({
  _id: id,
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Address that is good for some minutes. */
  url: z.string(),
});

export const ticketMessage = z.object({
  seq,
  role: z.enum(messageRoles),
  /** Name of the author; empty for the product itself. */
  author: z.string(),
  /** Did the caller write it? */
  isOwn: z.boolean(),
  /** Text without marks. */
  content: z.string(),
  /** Text with the marks of `parseRichText`; null if it has none. */
  richContent: z.string().nullable(),
  files: z.array(picture),
  /** Text of earlier mails that an answer by mail repeats; null if it repeats none. */
  quoted: z.string().nullable(),
  /** Number of pictures that were erased after their time. */
  erasedFiles: z.number().int(),
  timestamp,
  /** Key that the sender made; null for messages of others. */
  clientKey: id.nullable(),
  /** Note that only attendants see. */
  isInternal: z.boolean(),
});

export const ticketSummary = z.object({
  _id: id,
  title: z.string(),
  status: z.enum(ticketStatuses),
  kind: z.enum(ticketKinds),
  requester: z.object({ _id: id, personalData: z.object({ name: z.string() }), isRemoved: z.boolean() }),
  lastSeq: seq,
  /** Number of messages of others that the caller has not read. */
  unread: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Promised time of the next answer; null while support waits for the customer. */
  answerDue: timestamp.nullable(),
  closedAt: timestamp.nullable(),
  /** Day to which the ticket is snoozed. */
  snoozedUntil: z.string().nullable(),
  /** Stars times two; null if it was not rated. */
  customerRating: z.number().int().nullable(),
  /** Earlier ticket that this one continues. */
  linkedFrom: id.nullable(),
  /** Later ticket that continues this one. */
  continuedBy: id.nullable(),
});

/** Ticket with a part of its messages, oldest first. */
export const ticket = ticketSummary.extend({
  messages: z.array(ticketMessage),
  /** Are there messages before the first of these? */
  hasEarlier: z.boolean(),
  /** Are there messages after the last of these? */
  hasLater: z.boolean(),
  /** Last message that the other side has read. */
  readByOthers: seq,
  /** Last message that the caller has read. */
  readSeq: seq,
  customerReview: z.string().nullable(),
  /** Until when the rating can be given or changed; null if it cannot. */
  rateableUntil: timestamp.nullable(),
  /** May the caller rate it? */
  mayRate: z.boolean(),
  deletedAt: timestamp.nullable(),
});

/** Ticket in a list. */
export type TicketSummary = z.infer<typeof ticketSummary>;
/** Ticket with a part of its messages. */
export type Ticket = z.infer<typeof ticket>;
/** Message of a ticket. */
export type TicketMessage = z.infer<typeof ticketMessage>;
