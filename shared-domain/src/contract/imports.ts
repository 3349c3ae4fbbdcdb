import { z } from 'zod';
import {
  customerMatchKeys,
  duplicateChoices,
  importRowDecisions,
  importRowStates,
  importStates,
} from '../imports/import-states';
import { importTypes } from '../imports/import-types';
import type { ContractRoutes } from './route';
import { id, integerFromZeroTo, pageNumber, timestamp, trimmedText } from './schemas';

export const importType = z.enum(importTypes);

/**
 * Schema of a spreadsheet cell in API requests and responses: dates without a time zone, all other values as
 * in the spreadsheet.
 */
export const sheetCell = z.union([
  z.string().max(32_767),
  z.number(),
  z.boolean(),
  z.object({ date: z.string() }),
  z.null(),
]);

/** Schema of the mapping from column headers to properties; a column mapped to null or absent is not imported. */
export const importMapping = z.record(z.string().max(500), z.string().max(100).nullable());

/**
 * Schema of the options of an import: treatment of rows that match an existing record, fields that identify a
 * customer, and formats of ambiguous columns.
 */
export const importOptions = z.object({
  /** Treatment of rows that match an existing record. */
  duplicates: z.enum(duplicateChoices).default('FILL'),
  /** By what a customer is recognised; a document always counts. */
  matchBy: z.array(z.enum(customerMatchKeys)).default(['document', 'email', 'phone']),
  /** Meaning of the point in 1.234, by column, if the column allows both. */
  points: z.record(z.string().max(500), z.enum(['thousands', 'decimal'])).default({}),
  /** First part of a date like 03/04/2024, by column. Additive. */
  dates: z.record(z.string().max(500), z.enum(['dayFirst', 'monthFirst'])).optional(),
});

/**
 * Schema of the numbers of rows of an import by result. `created` and `updated` count written rows and rows
 * ready to be written; after the import was cancelled or undone, they count written rows only.
 */
export const importCounts = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  /** Written by the next start. */
  ready: z.number().int(),
  same: z.number().int(),
  skipped: z.number().int(),
  asking: z.number().int(),
  faulty: z.number().int(),
  undone: z.number().int(),
  kept: z.number().int(),
  /** Rows that were written and not taken back. Additive. */
  written: z.number().int().optional(),
});

/** Schema of an import of a spreadsheet: file, state, options and numbers of rows. */
export const importRecord = z.object({
  _id: id,
  importType,
  state: z.enum(importStates),
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.number().int(),
  /** Facts found about the file, in sentences. */
  notes: z.array(z.string()),
  sheets: z.array(z.object({ name: z.string(), hidden: z.boolean() })),
  sheet: z.string(),
  headers: z.array(z.string()),
  mapping: importMapping,
  options: importOptions,
  user: z.object({ _id: id, name: z.string() }),
  /** Rows with content. */
  rows: z.number().int(),
  /** Rows that the step at work has done. */
  done: z.number().int(),
  counts: importCounts,
  /** Possible duplicates: created although somebody with the same mail or phone is there. */
  lookalikes: z.number().int(),
  registryTimestamp: timestamp,
  startedTimestamp: timestamp.nullable(),
  endedTimestamp: timestamp.nullable(),
  /** Until when it can be taken back; null: nothing was written, or too late. */
  undoUntil: timestamp.nullable(),
  /** Why it ended before its end, or waits. */
  problem: z.string().nullable(),
  /** Are its rows still kept? */
  hasRows: z.boolean(),
  /** When the same file was imported before; null: never. */
  importedBefore: timestamp.nullable(),
  /** A column that is being filled over many rows, or taken back; rows. Null: none is. */
  filling: z
    .object({
      column: z.string(),
      isUndo: z.boolean(),
      done: z.number().int(),
      total: z.number().int(),
    })
    .nullable()
    .optional(),
  /** All questions are being answered; rows. Null: they are not. */
  deciding: z.object({ done: z.number().int(), total: z.number().int() }).nullable().optional(),
});

/** Schema of an error or remark about a cell of an imported row. */
export const importError = z.object({
  column: z.string().nullable(),
  property: z.string().nullable(),
  value: z.string(),
  message: z.string(),
});

/** Faults, or remarks, of one column that say the same. */
const faultGroup = z.object({
  column: z.string().nullable(),
  message: z.string(),
  rows: z.number().int(),
  /** One of the values. */
  value: z.string(),
  line: z.number().int(),
});

const besideValue = z.union([z.string(), z.number(), z.boolean()]);

/**
 * Schema of the comparison of an imported row with the existing record, or the earlier row of the file, that
 * it matches. Lists the import properties that differ or would be filled, for the user who decides about the
 * row.
 */
export const importComparison = z.object({
  /** The earlier line that it equals; null: a record of the account. */
  line: z.number().int().nullable(),
  /** Fields that differ or would be filled. */
  fields: z.array(
    z.object({
      property: z.string(),
      /** Null: nothing. */
      there: besideValue.nullable(),
      comes: besideValue,
      /** Does it complete what is empty? */
      fills: z.boolean(),
    }),
  ),
  /** Properties of which both say the same. */
  equal: z.array(z.string()),
});

export const importRow = z.object({
  /** In the file, from 1. */
  line: z.number().int(),
  cells: z.array(sheetCell),
  state: z.enum(importRowStates),
  action: z.enum(['CREATE', 'UPDATE']).nullable(),
  faults: z.array(importError),
  /** Record that the row became or matches. */
  record: z.object({ _id: id, name: z.string() }).nullable(),
  decision: z.enum(importRowDecisions).nullable(),
  /** Why it was left out or kept. */
  reason: z.string().nullable(),
  /** Cells that are not in the record, or are stored with other digits. Additive. */
  remarks: z.array(importError).optional(),
  /** Of an item: the customer that was found for it. Additive. */
  customer: z.object({ _id: id, name: z.string() }).nullable().optional(),
  /** Of a row that asks, in the list of rows. Null: what is there is gone, or not for the caller to see. */
  beside: importComparison.nullable().optional(),
});

const evidenceCount = z.number().int().nonnegative();

/** Schema of the counts of cells of a spreadsheet column that prove a number or date format. */
export const columnEvidence = z.object({
  numbers: z.object({
    thousands: evidenceCount,
    decimal: evidenceCount,
    unclear: evidenceCount,
    example: z.string().nullable(),
  }),
  dates: z.object({
    dayFirst: evidenceCount,
    monthFirst: evidenceCount,
    unclear: evidenceCount,
    example: z.string().nullable(),
  }),
});

/**
 * Schema of a column of an uploaded spreadsheet: header, values of the first rows, and evidence for the
 * column's formats.
 */
export const importColumn = z.object({
  header: z.string(),
  values: z.array(sheetCell),
  /** Additive. */
  evidence: columnEvidence.optional(),
});

/** Schema of the position of a sheet's header: the line of its last row (0: no header) and its number of rows. */
export const importHeaderPosition = z.object({
  line: z.number().int().min(0).max(1_048_576),
  rows: z.union([z.literal(1), z.literal(2)]),
});

/**
 * Schema of the position of a sheet's header, with the first rows of the sheet (shortened texts) among which
 * the user chooses the header.
 */
export const importHeaderPositionChoice = importHeaderPosition.extend({
  first: z.array(z.object({ line: z.number().int(), texts: z.array(z.string()) })),
});

export type ImportRecord = z.output<typeof importRecord>;
export type ImportCounts = z.output<typeof importCounts>;
export type ImportOptions = z.output<typeof importOptions>;
export type ImportRow = z.output<typeof importRow>;
export type ImportComparison = z.output<typeof importComparison>;
export type ImportError = z.output<typeof importError>;
export type ImportColumn = z.output<typeof importColumn>;
export type ImportHeaderPosition = z.output<typeof importHeaderPosition>;
export type ImportHeaderPositionChoice = z.output<typeof importHeaderPositionChoice>;

const ofAccount = z.object({ userId: id });
const ofImport = z.object({ userId: id, importId: id });
const one = z.object({ import: importRecord });
const draft = one.extend({
  columns: z.array(importColumn),
  learned: z.record(z.string(), z.string()),
  /** Null: brought before it could be chosen. Additive. */
  header: importHeaderPositionChoice.nullable().optional(),
});
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * Schema of the request body that imports a small spreadsheet in one call: the file in base64 and its column
 * mapping. The server checks the file and starts the import at once.
 */
export const importUploadBody = z.object({
  mapping: importMapping,
  fileContent: z.string().min(1).max(8_000_000),
  /** Additive. */
  fileName: trimmedText(200).optional(),
  /** Additive. */
  options: importOptions.optional(),
});
const uploadAnswer = z.object({ importId: id });
const upload = (what: string) =>
  ({
    access: 'active',
    summary: `Import ${what} from a small spreadsheet in base64`,
    params: ofAccount,
    body: importUploadBody,
    answer: uploadAnswer,
  }) as const;
const catalogueUpload = (what: string) =>
  ({
    access: 'active',
    summary: `Import ${what} from a small spreadsheet in base64`,
    body: importUploadBody,
    answer: uploadAnswer,
  }) as const;

const importRecordTemplate = z.object({
  name: trimmedText(120).min(1),
  mapping: importMapping,
  importType,
  hash,
});

/**
 * API calls that import a spreadsheet in steps (upload, mapping, check, start), and calls that show or undo
 * an ended import.
 */
export const importsContract = {
  'POST /imports/files/:userId': {
    access: 'active',
    summary: 'Bring a spreadsheet: its head and its first rows are read',
    params: ofAccount,
    upload: 'required',
    body: z.object({ importType }),
    answer: draft,
  },
  'GET /imports/files/:userId/:importId': {
    access: 'active',
    summary: 'A draft with the first rows of its columns, and the headers that the account mapped before',
    params: ofImport,
    answer: draft,
  },
  'PUT /imports/files/:userId/:importId': {
    access: 'active',
    summary: 'Read another sheet of the file of a draft, or take other rows for its headers',
    params: ofImport,
    /** A sheet alone: its headers are looked for. Headers alone: of the sheet that is read. */
    body: z.object({ sheet: z.string().min(1).max(200).optional(), header: importHeaderPosition.optional() }),
    answer: draft,
  },
  'GET /imports/model/:importType': {
    access: 'active',
    summary: 'The spreadsheet to fill in: styled, with an example and what each column means',
    params: z.object({ importType }),
    /** `content`: base64. */
    answer: z.object({ name: z.string(), content: z.string() }),
  },
  'GET /imports/template/:importType/:hash': {
    access: 'active',
    summary: 'The mapping that was saved for these headers; null where there is none',
    params: z.object({ importType, hash }),
    answer: z.object({ template: importRecordTemplate.nullable() }),
  },
  'POST /imports/template': {
    access: 'active',
    summary: 'Save a mapping for these headers, in place of the one there was',
    body: importRecordTemplate,
    answer: z.object({}),
  },
  'POST /imports/check/:userId/:importId': {
    access: 'active',
    summary: 'Check every row of a draft by a mapping, without writing any record',
    params: ofImport,
    body: z.object({
      mapping: importMapping,
      options: importOptions.prefault({}),
      /** Written as soon as it is checked, without another call. Additive. */
      startsWhenChecked: z.boolean().optional(),
    }),
    answer: one,
  },
  'POST /imports/start/:userId/:importId': {
    access: 'active',
    summary: 'Write the rows that are ready',
    params: ofImport,
    answer: one,
  },
  'POST /imports/pause/:userId/:importId': {
    access: 'active',
    summary: 'Stop after the rows that are being written; it can be resumed',
    params: ofImport,
    answer: one,
  },
  'POST /imports/resume/:userId/:importId': {
    access: 'active',
    summary: 'Go on with a paused import, or one that failed',
    params: ofImport,
    answer: one,
  },
  'POST /imports/cancel/:userId/:importId': {
    access: 'active',
    summary: 'Stop for good; what was written stays until it is undone',
    params: ofImport,
    answer: one,
  },
  'POST /imports/undo/:userId/:importId': {
    access: 'active',
    summary:
      'Take an import back: created records go, changed fields return, what people changed since stays',
    params: ofImport,
    answer: one,
  },
  'DELETE /imports/single/:userId/:importId': {
    access: 'active',
    summary: 'Throw away an import of which nothing was written',
    params: ofImport,
    answer: z.object({}),
  },
  'GET /imports/single/:userId/:importId': {
    access: 'active',
    summary: 'An import, and how far it is',
    params: ofImport,
    answer: one,
  },
  'GET /imports/user/:userId/:multiplier': {
    access: 'active',
    summary: 'Imports, the newest first: those of the account with configManager, otherwise the own ones',
    params: z.object({ userId: id, multiplier: pageNumber }),
    answer: z.object({ imports: z.array(importRecord), hasMoreItems: z.boolean() }),
  },
  'GET /imports/rows/:userId/:importId': {
    access: 'active',
    summary: 'Rows of an import from a line on, all or those in one state',
    params: ofImport,
    query: z.object({
      state: z.enum(importRowStates).optional(),
      /** Rows to pass over. */
      skip: integerFromZeroTo(100_000).default(0),
      /** Only rows with a fault in this column. */
      column: z.string().max(500).optional(),
    }),
    /** `total`: rows in that state. */
    answer: z.object({ rows: z.array(importRow), total: z.number().int() }),
  },
  'GET /imports/faults/:userId/:importId': {
    access: 'active',
    summary: 'Faults of an import by column and reason, the most frequent first',
    params: ofImport,
    answer: z.object({
      faults: z.array(faultGroup),
      /** Remarks about rows without errors, grouped like the errors. Additive. */
      remarks: z.array(faultGroup).optional(),
    }),
  },
  'PUT /imports/values/:userId/:importId': {
    access: 'active',
    summary: 'Mend cells of rows that were not written; they are checked again',
    params: ofImport,
    body: z.object({
      changes: z
        .array(
          z.object({
            line: z.number().int().min(1),
            column: z.string().max(500),
            value: z.string().max(32_767),
          }),
        )
        .min(1)
        .max(2_000),
    }),
    answer: one.extend({ rows: z.array(importRow) }),
  },
  'POST /imports/fills/:userId/:importId': {
    access: 'active',
    summary: 'Mend a column in all rows that have the same fault there; they are checked again',
    params: ofImport,
    body: z.object({
      column: z.string().max(500),
      value: z.string().max(32_767),
      /** Of the fault. */
      message: z.string().min(1).max(2_000),
    }),
    /** Many rows go on after the answer (`filling`). */
    answer: one.extend({ fillId: id }),
  },
  'DELETE /imports/fills/:userId/:importId/:fillId': {
    access: 'active',
    summary: 'Put back what stood in the cells that were filled, where nobody changed it since',
    params: ofImport.extend({ fillId: id }),
    answer: one,
  },
  'PUT /imports/decisions/:userId/:importId': {
    access: 'active',
    summary: 'Say what is done with rows that are there already: these lines, or all that ask',
    params: ofImport,
    body: z.object({
      lines: z.array(z.number().int().min(1)).min(1).max(2_000).optional(),
      decision: z.enum(importRowDecisions),
    }),
    /** All of many go on after the answer (`deciding`). */
    answer: one,
  },
  'POST /imports/errors/:userId/:importId': {
    access: 'active',
    summary: 'Export the rows that were not written, with their line and the reason',
    params: ofImport,
    answer: z.object({ exportId: id }),
  },
  'POST /customers/upload/:userId': upload('customers'),
  'POST /sales/upload/:userId': upload('sales'),
  'POST /sales/leads/upload/:userId': upload('leads'),
  'POST /sales/projects/upload/:userId': upload('projects'),
  'POST /sales/installations/upload/:userId': upload('works'),
  'POST /sales/after-sales/upload/:userId': upload('after-sales activities'),
  'POST /sales/administrative/upload/:userId': upload('administrative operations'),
  'POST /kits/upload/:userId': upload('kits'),
  'POST /modules/many': catalogueUpload('modules'),
  'POST /inverters/many': catalogueUpload('inverters'),
  'POST /equipaments/many': catalogueUpload('equipment'),
} as const satisfies ContractRoutes;
