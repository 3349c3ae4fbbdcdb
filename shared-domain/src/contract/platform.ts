import { z } from 'zod';
import { catalogueKinds } from '../catalogue/catalogue-kinds';
import type { ContractRoutes } from './route';
import { boardKind, id } from './schemas';

/**
 * Schema of a live event that the server sends to the open browsers of an account. Events have only ids and
 * positions; the browser loads the data by an API call, which checks permissions. `resync` is sent after a
 * lost connection, when all displayed data may be stale.
 */
export const accountLiveEvent = z.discriminatedUnion('kind', [
  /** An item came to a board, or was moved on it. */
  z.object({
    kind: z.literal('item-placed'),
    board: boardKind,
    item: id,
    column: id,
    rank: z.string(),
    fromColumn: id.nullable(),
    by: z.string().nullable(),
  }),
  /** Something of an item was edited, or attached to it. */
  z.object({
    kind: z.literal('item-changed'),
    board: boardKind,
    item: id,
    column: id,
    by: z.string().nullable(),
  }),
  /** An item is not on its board any more: won, lost, finished, deleted. */
  z.object({
    kind: z.literal('item-left'),
    board: boardKind,
    item: id,
    column: id,
    by: z.string().nullable(),
  }),
  /** Columns of a board were made, renamed, put in order or deleted. */
  z.object({ kind: z.literal('columns-changed'), board: boardKind, by: z.string().nullable() }),
  /** Notes or schedules of an item. */
  z.object({ kind: z.literal('notes-changed'), item: id, by: z.string().nullable() }),
  /** A customer was changed, archived, handed over, or is gone; null where several were. */
  z.object({ kind: z.literal('customers-changed'), customer: id.nullable(), by: z.string().nullable() }),
  /** Files or folders of a customer. */
  z.object({ kind: z.literal('archive-changed'), customer: id, by: z.string().nullable() }),
  /** Somebody answered the checklist of an item. */
  z.object({ kind: z.literal('checklist-answered'), item: id, by: z.string().nullable() }),
  /** The checklist of a board was edited. */
  z.object({ kind: z.literal('checklist-changed'), board: boardKind, by: z.string().nullable() }),
  /** A proposal of this customer was made, changed, finished or deleted. */
  z.object({ kind: z.literal('proposals-changed'), customer: id, by: z.string().nullable() }),
  /** A financing was asked for, went a step, or got a paper; null where the registration with the bank did. */
  z.object({ kind: z.literal('financings-changed'), financing: id.nullable(), by: z.string().nullable() }),
  /** An order of equipment was made, or moved on. */
  z.object({ kind: z.literal('orders-changed'), order: id, by: z.string().nullable() }),
  /** A contract of an item was made, changed or deleted, or its signature went a step; null where several were. */
  z.object({
    kind: z.literal('contracts-changed'),
    sale: id.nullable(),
    contract: id.nullable(),
    by: z.string().nullable(),
  }),
  /** An import went a step, or came further. */
  z.object({ kind: z.literal('import-changed'), import: id, by: z.string().nullable() }),
  /** An export came further, or ended: to whoever asked for it. */
  z.object({ kind: z.literal('export-changed'), export: id, by: z.string().nullable() }),
  /** The site of the account was saved, published, suspended, or somebody simulated on it. */
  z.object({ kind: z.literal('website-changed'), by: z.string().nullable() }),
  /** Something of a catalogue, or a kit, was registered, edited or deleted. */
  z.object({
    kind: z.literal('catalogue-changed'),
    catalogue: z.enum([...catalogueKinds, 'kits']),
    by: z.string().nullable(),
  }),
  /** Somebody changed settings of the account. */
  z.object({ kind: z.literal('settings-changed'), by: z.string().nullable() }),
  /**
   * An operator gave the account another white-label or other modules, or its people changed their or the company's data:
   * sessions say so from now on.
   */
  z.object({ kind: z.literal('account-changed'), by: z.string().nullable() }),
  /** Somebody was told of something: to them alone. */
  z.object({ kind: z.literal('notified'), notification: id, by: z.string().nullable() }),
  /** Somebody read, saved, snoozed or deleted own notifications, maybe in another window: to them alone. */
  z.object({ kind: z.literal('notifications-changed'), by: z.string().nullable() }),
  /** A ticket of support got a message, or changed; `seq` is its last message. To those who may see it. */
  z.object({
    kind: z.literal('ticket-changed'),
    ticket: id,
    seq: z.number().int(),
    by: z.string().nullable(),
  }),
  /** Somebody types in a ticket: `user` a person of the account, `assistant` an attendant. Nothing is stored. */
  z.object({
    kind: z.literal('ticket-typing'),
    ticket: id,
    role: z.enum(['user', 'assistant']),
    by: z.string().nullable(),
  }),
  /** The queue of tickets of all accounts changed: to the administration of the platform. */
  z.object({ kind: z.literal('ticket-queue-changed'), ticket: id, by: z.string().nullable() }),
  /** An attendant views a ticket, or types in it: to the other attendants. Nothing is stored. */
  z.object({
    kind: z.literal('ticket-viewed'),
    ticket: id,
    user: id,
    name: z.string(),
    sign: z.enum(['arrived', 'viewing', 'typing', 'left']),
    by: z.string().nullable(),
  }),
  /** An attendant came or went: to the attendants. */
  z.object({ kind: z.literal('attendants-changed'), by: z.string().nullable() }),
  /** A conversation with a customer got a message, or changed; `seq` is its last message. To those who may see it. */
  z.object({
    kind: z.literal('chat-changed'),
    chat: id,
    seq: z.number().int(),
    by: z.string().nullable(),
  }),
  /** A visit of the administration began, ended, or may change data from now on: to the visited person and the owner. */
  z.object({ kind: z.literal('visit-changed'), by: z.string().nullable() }),
  /** The connection was lost meanwhile: everything on screen may be stale. */
  z.object({ kind: z.literal('resync') }),
]);

export type AccountLiveEvent = z.infer<typeof accountLiveEvent>;

export const platformContract = {
  'GET /events': {
    access: 'session',
    summary: 'Server-sent events of the account of the caller; while it is unpaid, those of support only',
    answer: z.string(),
    stream: true,
  },
  'POST /updates/updated': {
    access: 'public',
    summary: 'Whether this client is out of date',
    body: z.object({ clientVersion: z.string().max(40) }),
    answer: z.object({ needUpdate: z.boolean(), critical: z.boolean() }),
  },
  'GET /health': {
    access: 'public',
    summary: 'The process is alive',
    answer: z.object({ status: z.literal('ok'), version: z.string() }),
  },
  'GET /health/ready': {
    access: 'public',
    summary: 'The process can serve: the database answers and is migrated',
    answer: z.object({ status: z.literal('ready') }),
  },
} as const satisfies ContractRoutes;
