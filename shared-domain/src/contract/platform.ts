import { z } from 'zod';
import { catalogueKinds } from '../catalogue/catalogue-kinds';
import type { ContractArea } from './route';
import { boardKind, id } from './schemas';

/**
 * What an open browser hears of its account. Ids and places only: whoever needs more asks for it, and is checked again.
 * `resync` follows a lost connection: everything on screen may be stale.
 */
export const accountEvent = z.discriminatedUnion('kind', [
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
  /** An operator gave the account another white-label or other modules: sessions say so from now on. */
  z.object({ kind: z.literal('account-changed'), by: z.string().nullable() }),
  /** Somebody was told of something: to them alone. */
  z.object({ kind: z.literal('notified'), notification: id, by: z.string().nullable() }),
  /** The connection was lost meanwhile: everything on screen may be stale. */
  z.object({ kind: z.literal('resync') }),
]);

export type AccountEvent = z.infer<typeof accountEvent>;

export const platformContract = {
  'GET /events': {
    access: 'active',
    summary: 'Server-sent events of the account of the caller',
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
} as const satisfies ContractArea;
