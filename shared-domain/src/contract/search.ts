import { z } from 'zod';
import { catalogueKinds } from '../catalogue/catalogue-kinds';
import type { ContractRoutes } from './route';
import { boardKind, id, itemStatus, timestamp, trimmedText } from './schemas';

/** Kinds of records that the global search finds. */
export const searchRecordKinds = [
  'ITEM',
  'CUSTOMER',
  'NOTE',
  'FILE',
  'PROPOSAL',
  'CATALOGUE_ITEM',
  'KIT',
] as const;

export type SearchRecordKind = (typeof searchRecordKinds)[number];

const item = z.object({
  _id: id,
  type: boardKind,
  status: itemStatus,
  id: z.number().int(),
  name: z.string(),
});
const named = z.object({ _id: id, name: z.string() });

/**
 * Instant at which the caller last worked on the record, in epoch milliseconds, if the recent records were requested.
 */
const workedTimestamp = timestamp.optional();
const record = z.discriminatedUnion('kind', [
  item.extend({ kind: z.literal('ITEM'), customerName: z.string(), workedTimestamp }),
  named.extend({
    kind: z.literal('CUSTOMER'),
    city: z.string(),
    uf: z.string(),
    archived: z.boolean(),
    workedTimestamp,
  }),
  z.object({
    kind: z.literal('NOTE'),
    _id: id,
    /** The line of the note that has the text. */
    excerpt: z.string(),
    registryTimestamp: timestamp,
    item,
  }),
  named.extend({ kind: z.literal('FILE'), folderName: z.string(), customer: named }),
  z.object({
    kind: z.literal('PROPOSAL'),
    _id: id,
    frontId: z.string(),
    /** Null until it is finished. */
    count: z.number().int().nullable(),
    finished: z.boolean(),
    step: z.number().int(),
    power: z.number(),
    finalPrice: z.number(),
    customer: named,
    workedTimestamp,
  }),
  named.extend({
    kind: z.literal('CATALOGUE_ITEM'),
    catalogue: z.enum(catalogueKinds),
    manufacturer: z.string(),
  }),
  z.object({ kind: z.literal('KIT'), _id: id, supplier: z.string(), power: z.number(), price: z.number() }),
]);

/** Record that the global search has found, with the fields that its line in the results shows. */
export type FoundRecord = z.infer<typeof record>;

export const searchContract = {
  'POST /search/records': {
    access: 'active',
    summary:
      'Finds things of several kinds that the caller may see; without a text, what the caller worked on last',
    body: z.object({
      searchValue: trimmedText(100).default(''),
      kinds: z.array(z.enum(searchRecordKinds)).min(1).max(searchRecordKinds.length),
    }),
    answer: z.object({ records: z.array(record) }),
  },
} as const satisfies ContractRoutes;
