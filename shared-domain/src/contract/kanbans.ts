import { z } from 'zod';
import { afterSalesData } from './after-sales';
import { contractRef } from './contracts';
import { customer } from './customers';
import { dealRecord } from './deal-records';
import type { ContractRoutes } from './route';
import {
  boardKind,
  consumerUnitType,
  id,
  isoDate,
  itemStatus,
  leadTemperature,
  namedPerson,
  timestamp,
  trimmedText,
  undoableActionField,
} from './schemas';

/** Number of cards per column and page on a board. */
export const CARDS_PER_PAGE = 20;

/** Schema of the totals of a board column: number of items and sum of their amounts in R$. */
export const columnTotals = z.object({ items: z.number().int(), amount: z.number() });

export const kanbanColumn = z.object({
  _id: id,
  title: z.string(),
  order: z.number().int(),
  /** Hours without activity after which a card counts as idle. */
  inactivityWindow: z.number().int(),
});

/** Schema of a board with its columns, without cards. */
export const kanban = z.object({ _id: id, type: boardKind, columns: z.array(kanbanColumn) });

/**
 * Schema of an item as a card of a board. The schema is kept small because one response has up to 160 cards.
 */
export const boardCard = z.object({
  _id: id,
  /** Number inside the account and board, shown as `#00012`. */
  id: z.number().int(),
  type: boardKind,
  status: itemStatus,
  name: z.string(),
  amount: z.number(),
  power: z.number(),
  leadTemperature,
  customer: z.object({ _id: id, name: z.string(), city: z.string(), uf: z.string() }),
  user: namedPerson.nullable(),
  owners: z.array(namedPerson),
  /** Position: the column, the fractional rank inside it and the integer order within the answered page. */
  kanbanData: z.object({ column: id, rank: z.string(), order: z.number().int() }),
  dueDate: isoDate.nullable(),
  validityDate: isoDate.nullable(),
  registryTimestamp: timestamp,
  lastActivityTimestamp: timestamp,
  /** Description of the last activity: "nota de Ana". */
  lastActivityText: z.string().nullable(),
  /** The next schedule ahead, if any: a card with one is never idle. */
  nextScheduleTimestamp: timestamp.nullable(),
  proposals: z.object({
    count: z.number().int(),
    viewed: z.boolean(),
    preApproved: z.boolean(),
    /** Additive: the customer took one of them as it stands. */
    accepted: z.boolean().optional(),
  }),
  /** Additive: the lead that a sale came from; it says whether the sale may go back to qualification. */
  relatedPreSale: id.nullable().optional(),
});

export type BoardCard = z.infer<typeof boardCard>;
export type Kanban = z.infer<typeof kanban>;
export type KanbanColumn = z.infer<typeof kanbanColumn>;
export type ColumnTotals = z.infer<typeof columnTotals>;

/** Schema of a rejection (Reprova) of a project: the reason why the project was sent back, and the day. */
export const projectRejection = z.object({ _id: id, reason: z.string(), registryDate: isoDate });

export type ProjectRejection = z.infer<typeof projectRejection>;

/** Schema of an item with everything that its panel shows. */
export const boardItem = boardCard.extend({
  customer: customer,
  ucType: consumerUnitType.nullable(),
  modsQtd: z.number().nullable(),
  invQtd: z.number().nullable(),
  distance: z.number().nullable(),
  roofHight: z.number().nullable(),
  inverterType: z.string(),
  saleLostReason: z.string().nullable(),
  approvedProposal: id.nullable(),
  /** The newest first; empty to who may not open them (contracts-029). */
  contracts: z.array(contractRef).optional(),
  /** Additive: the approved proposal as far as a panel names it; null too when it was deleted meanwhile. */
  approvedProposalData: z
    .object({ _id: id, count: z.number().int().nullable(), power: z.number(), finalPrice: z.number() })
    .nullable()
    .optional(),
  /** Additive: the proposal that the customer took last, as it stands; null while there is none. */
  acceptedProposal: z
    .object({
      _id: id,
      count: z.number().int().nullable(),
      power: z.number(),
      finalPrice: z.number(),
      acceptedTimestamp: timestamp,
      /** The name that the customer signed with. */
      acceptedBy: z.string(),
    })
    .nullable()
    .optional(),
  execStatus: z.enum(['INTERNAL', 'OUTSOURCED']).nullable(),
  finishedDate: isoDate.nullable(),
  confirmedAmount: z.number().nullable(),
  relatedPreSale: id.nullable(),
  /** Additive: of a lead, the sale it became last; null while there is none. */
  qualifiedSale: z
    .object({ _id: id, id: z.number().int(), type: z.literal('SALES'), name: z.string() })
    .nullable()
    .optional(),
  /** Additive: records of the same deal that the caller may open, this item among them. */
  dealRecords: z.array(dealRecord).optional(),
  workCity: z.string(),
  workAddress: z.string(),
  registryDate: isoDate,
  columnTitle: z.string(),
  /** Projects only, newest first; empty elsewhere. */
  rejectReasons: z.array(projectRejection),
  /** Additive: only of an activity. */
  afterSalesData: afterSalesData.nullable(),
});

export type BoardItem = z.infer<typeof boardItem>;

/** Schema fields of the filters of a board. Only the kind of the board is required. */
export const boardFilters = {
  searchValue: trimmedText(120).default(''),
  searchValueField: z.enum(['ALL', 'name', 'customer', 'document', 'number']).default('ALL'),
  /** filter1: lead temperature or idle cards, as the filter row of the board offers them (boards-098). */
  filter1Active: z.boolean().default(false),
  filter1Value: z
    .object({
      leadTemperature: leadTemperature.optional(),
      owner: id.optional(),
      idle: z.boolean().optional(),
    })
    .optional(),
  city: trimmedText(100).default(''),
  type: boardKind,
};

export const kanbansContract = {
  'POST /kanbans/single/:id': {
    access: 'active',
    summary:
      'A board as seen by a user, the company or a team: columns, totals and a page of cards per column',
    /** `id` is the fetch id: user, account (company) or team (boards-098). */
    params: z.object({ id }),
    body: z.object({
      ...boardFilters,
      mult: z.number().int().min(1).default(1),
      totalLoadedItems: z.number().int().optional(),
      loadedItems: z.record(z.string(), z.number().int()).optional(),
      isTeamSearch: z.boolean().optional(),
      /** Additive: load the next page of these columns only, after the given rank (`column id -> rank`). */
      after: z.record(z.string(), z.string().max(500)).optional(),
    }),
    answer: z.object({
      kanban,
      /** By column id. */
      totals: z.record(z.string(), columnTotals),
      items: z.array(boardCard),
      /** By column id. */
      hasMoreItems: z.record(z.string(), z.boolean()),
    }),
  },
  'PUT /kanbans/single/item/order/:kid/:itemId': {
    access: 'active',
    summary: 'Move a card within or between columns',
    params: z.object({ kid: id, itemId: id }),
    body: z.object({
      /** 0-based position in the target column, as the sender sees it. */
      order: z.number().int().min(0).max(1_000_000),
      column: id,
      fetchId: id,
      /**
       * Additive: the neighbours the sender sees, `beforeItem` right above the new place and `afterItem` right below
       * it; null at an end of the column. They win over `order` (see the decision on card order).
       */
      beforeItem: id.nullable().optional(),
      afterItem: id.nullable().optional(),
      /** Additive: count and sum of the columns that changed are asked for. Boards keep theirs by what moved. */
      withTotals: z.boolean().optional(),
    }),
    answer: z.object({
      kanban,
      changedItems: z.array(boardCard),
      /** By column id, where they were asked for. */
      totals: z.record(z.string(), columnTotals).optional(),
      ...undoableActionField,
    }),
  },
  'POST /kanbans/single/column-totals/:fetchId/:columnId': {
    access: 'active',
    summary: 'Count and sum of one column under the filters of the board',
    params: z.object({ fetchId: id, columnId: id }),
    body: z.object(boardFilters),
    answer: columnTotals,
  },
  'POST /kanbans/single/item/:itemId': {
    access: 'active',
    summary: 'One item with everything its panel shows',
    params: z.object({ itemId: id }),
    body: z.object({ type: boardKind }),
    answer: z.object({ populatedItem: boardItem }),
  },
  'GET /kanbans/single/columns/:type': {
    access: 'active',
    summary: 'The columns of a board',
    params: z.object({ type: boardKind }),
    answer: z.object({ kanban }),
  },
} as const satisfies ContractRoutes;
