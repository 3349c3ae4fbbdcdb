import { z } from 'zod';
import { exportColumnKinds } from '../exports/columns/column';
import { exportFormats, exportKinds, exportStates } from '../exports/export-kinds';
import { boardDataContract } from './board-figures';
import { customersContract } from './customers';
import { finishedContract } from './finished';
import { boardFilters } from './kanbans';
import { kitSearch } from './kits';
import { proposalsContract } from './proposals';
import type { ContractRoutes } from './route';
import {
  boardKind,
  fetchScope,
  id,
  isoDate,
  itemStatus,
  pageNumber,
  timestamp,
  trimmedText,
} from './schemas';

export const exportKind = z.enum(exportKinds);
const format = z.enum(exportFormats);

/** Keys of columns, in their order; the usual ones where it is left out. */
const columns = z.array(z.string().min(1).max(500)).min(1).max(200);

/** Registered from a day to a day, both included; whose. Additive to the filters of lists. */
const narrowed = {
  from: isoDate.optional(),
  to: isoDate.optional(),
  owners: z.array(id).min(1).max(200).optional(),
};

/** Scope of an export: the user, the company or a team; if left out, the user in the path. */
const scope = { fetchType: fetchScope.optional(), fetchId: id.optional() };

export const customerStatusFilters = ['ACTIVE', 'ARCHIVED', 'ALL'] as const;

const customersBody = customersContract['POST /customers/filtered/:userId/:multiplier'].body;
const finishedBody = finishedContract['POST /sales/finished/filtered/:multiplier'].body;
const proposalsBody = proposalsContract['POST /proposals/filtered/:userId/:multiplier'].body;
const dataBody = boardDataContract['POST /sales/data/:fetchId'].body;

/**
 * Schemas of the filters of each kind of export: the filters of the API call that lists the same records,
 * without paging.
 */
export const exportFilters = {
  customers: customersBody.omit({ pageSize: true, wantsTotal: true }).extend({
    ...narrowed,
    /** Instead of filter2. */
    status: z.enum(customerStatusFilters).optional(),
  }),
  board: z.object({
    ...boardFilters,
    ...scope,
    ...narrowed,
    /** A board shows what is in progress. */
    status: z.array(itemStatus).min(1).max(3).default(['IN_PROGRESS']),
  }),
  finished: finishedBody.omit({ pageSize: true, fetchId: true }).extend(scope),
  data: dataBody.extend(scope),
  proposals: proposalsBody.omit({ pageSize: true }).extend(narrowed),
  kits: kitSearch.omit({ pageSize: true, wantsTotal: true }),
  catalogue: z.object({ fetchId: id.optional(), searchValue: trimmedText(120).default('') }),
  histories: z.object({ from: isoDate.optional(), to: isoDate.optional() }),
  'import-history': z.object({}),
  'import-errors': z.object({ importId: id }),
} as const;

/** Schema of an export request: the kind of list and its filters. */
export const exportRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('customers'), filters: exportFilters.customers.prefault({}) }),
  z.object({ kind: z.literal('board'), filters: exportFilters.board }),
  z.object({ kind: z.literal('finished'), filters: exportFilters.finished }),
  z.object({ kind: z.literal('data'), filters: exportFilters.data }),
  z.object({ kind: z.literal('proposals'), filters: exportFilters.proposals.prefault({}) }),
  z.object({ kind: z.literal('kits'), filters: exportFilters.kits.prefault({}) }),
  z.object({ kind: z.literal('modules'), filters: exportFilters.catalogue.prefault({}) }),
  z.object({ kind: z.literal('inverters'), filters: exportFilters.catalogue.prefault({}) }),
  z.object({ kind: z.literal('equipaments'), filters: exportFilters.catalogue.prefault({}) }),
  z.object({ kind: z.literal('histories'), filters: exportFilters.histories.prefault({}) }),
  z.object({ kind: z.literal('import-history'), filters: exportFilters['import-history'].prefault({}) }),
  z.object({ kind: z.literal('import-errors'), filters: exportFilters['import-errors'] }),
]);

export type ExportRequest = z.output<typeof exportRequest>;
/** Export request as the client sends it, before defaults are applied. */
export type ExportRequestInput = z.input<typeof exportRequest>;

/** Schema of an export with its state and, once the file is written, its number of rows. */
export const exportRecord = z.object({
  _id: id,
  /** Kind of `exportKinds`, or one that a module of the server adds. */
  kind: z.string(),
  /** `Vendas – funil` */
  title: z.string(),
  format,
  state: z.enum(exportStates),
  /** Rows of the file, once it is there. */
  rows: z.number().int().nullable(),
  /** Rows written so far. */
  done: z.number().int(),
  /** Rows to write; null until they are counted. */
  total: z.number().int().nullable(),
  fileName: z.string(),
  /** Bytes; null while there is none. */
  fileSize: z.number().int().nullable(),
  user: z.object({ _id: id, name: z.string() }),
  registryTimestamp: timestamp,
  endedTimestamp: timestamp.nullable(),
  /** Until when the file is kept; null while there is none. */
  expiresTimestamp: timestamp.nullable(),
  /** How many times its file was opened. */
  opened: z.number().int(),
  /** Why it failed. */
  problem: z.string().nullable(),
});

export type ExportRecord = z.output<typeof exportRecord>;

const ofAccount = z.object({ userId: id });
const ofExport = z.object({ userId: id, exportId: id });
const one = z.object({ export: exportRecord });
const asked = z.object({ exportId: id });

/** The form of the export page of a list. */
const form = { ...narrowed, columns: columns.optional(), format: format.default('xlsx') };
const boardForm = z.object({
  ...form,
  /** All of them where it is left out. */
  status: z.array(itemStatus).min(1).max(3).optional(),
});

/**
 * API calls that export lists, boards, figures and histories to spreadsheets. A call requests an export, a
 * job writes the file, and another call returns a link to the file.
 */
export const exportsContract = {
  'POST /customers/export/:userId': {
    access: 'active',
    summary: 'Export customers of a user, a team or the company, as the form of the export page says',
    params: ofAccount,
    body: z.object({ ...form, status: z.enum(customerStatusFilters).default('ACTIVE') }),
    answer: asked,
  },
  'POST /customers/csv-data/:userId': {
    access: 'active',
    summary: 'Customers as CSV at once, by a link that is good for minutes; refused where they are many',
    params: ofAccount,
    answer: z.object({ link: z.string() }),
  },
  'POST /sales/export/:userId': {
    access: 'active',
    summary: 'Export sales of a user, a team or the company, as the form of the export page says',
    params: ofAccount,
    body: boardForm,
    answer: asked,
  },
  'POST /sales/export-presales/:userId': {
    access: 'active',
    summary: 'Export leads of a user, a team or the company, as the form of the export page says',
    params: ofAccount,
    body: boardForm,
    answer: asked,
  },
  'POST /exports/new/:userId': {
    access: 'active',
    summary: 'Export a list with its filters as they stand',
    params: ofAccount,
    body: z.intersection(
      exportRequest,
      z.object({ columns: columns.optional(), format: format.default('xlsx') }),
    ),
    answer: asked,
  },
  'GET /exports/columns/:userId/:kind': {
    access: 'active',
    summary: 'The columns of a kind that the caller may export',
    params: z.object({ userId: id, kind: exportKind }),
    /** The board, of kinds that are about one; sales where it is left out. */
    query: z.object({ type: boardKind.default('SALES') }),
    answer: z.object({
      columns: z.array(
        z.object({
          key: z.string(),
          title: z.string(),
          kind: z.enum(exportColumnKinds),
          /** Is it exported where nobody chose? */
          isDefault: z.boolean(),
        }),
      ),
    }),
  },
  'GET /exports/single/:userId/:exportId': {
    access: 'active',
    summary: 'An export, and how far it is',
    params: ofExport,
    answer: one,
  },
  'GET /exports/user/:userId/:multiplier': {
    access: 'active',
    summary: 'Exports, the newest first: those of the account with configManager, otherwise the own ones',
    params: z.object({ userId: id, multiplier: pageNumber }),
    answer: z.object({ exports: z.array(exportRecord), hasMoreItems: z.boolean() }),
  },
  'POST /exports/open/:userId/:exportId': {
    access: 'active',
    summary: 'A link to the file of an export, good for minutes; that it was opened is kept',
    params: ofExport,
    answer: z.object({ url: z.string() }),
  },
  'POST /exports/cancel/:userId/:exportId': {
    access: 'active',
    summary: 'Stop an export that waits or is being written',
    params: ofExport,
    answer: one,
  },
} as const satisfies ContractRoutes;
