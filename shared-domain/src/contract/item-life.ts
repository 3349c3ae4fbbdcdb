import { z } from 'zod';
import { AUTOMATIC_VENDOR_ID } from '../boards/item-life';
import { boardItem, projectRejection } from './kanbans';
import type { ContractRoutes } from './route';
import {
  boardKind,
  consumerUnitType,
  id,
  isoDate,
  itemStatus,
  leadTemperature,
  reais,
  trimmedText,
  undoableActionField,
} from './schemas';

export { AUTOMATIC_VENDOR_ID };

/**
 * Schema of the request body that changes the status of an item. Besides `status`, only the fields for the
 * new status are sent (boards-114).
 */
export const itemStatusRequest = z.object({
  status: itemStatus,
  /** LOST: one of the configured reasons, by name. */
  saleLostReason: trimmedText(120).optional(),
  /** The same under its other name. */
  chosenReason: trimmedText(120).optional(),
  /** Winning: the proposal that was sold, or null for none. */
  approvedProposal: id.nullable().optional(),
  execStatus: z.enum(['INTERNAL', 'OUTSOURCED']).optional(),
  /** Qualifying: who gets the sale. */
  vendor: z.union([id, z.literal(AUTOMATIC_VENDOR_ID)]).optional(),
  /** Back to the board: the column. Qualifying: the stage of the sales board. */
  column: id.optional(),
  /** The same column by its place on the board, from 0; the first when neither is said. */
  order: z.number().int().min(0).max(1_000_000).optional(),
  /** `order` and the id in the address, under their other names. */
  columnOrder: z.number().int().min(0).max(1_000_000).optional(),
  itemId: id.optional(),
  /** When what was sold has to be delivered. */
  dueDate: isoDate.nullable().optional(),
  finishedDate: isoDate.optional(),
  leadTemperature: leadTemperature.optional(),
  power: z.number().min(0).max(100_000).optional(),
  ucType: consumerUnitType.nullable().optional(),
  confirmedAmount: reais.optional(),
  autoCreateAfterSale: z.boolean().optional(),
  afterSalesDate: isoDate.optional(),
});

export type ItemStatusRequest = z.input<typeof itemStatusRequest>;

const rejectReasons = z.object({ rejectReasons: z.array(projectRejection) });
const reason = z.object({ reason: trimmedText(500).min(1) });

/** Calls that change the status of an item: won, lost, qualified, finished, returned to the board, deleted. */
export const itemLifeContract = {
  'PUT /sales/single/status/:itemId': {
    access: 'active',
    summary:
      'Win, lose, qualify, disqualify or finish an item, or bring it back to its board. Repeating it with the same Idempotency-Key answers the first result',
    params: z.object({ itemId: id }),
    body: itemStatusRequest,
    answer: z.object({
      sale: boardItem,
      /** Additive: what the change made on other boards: a sale from a lead; project, work and activity from a sale. */
      created: z.array(z.object({ _id: id, id: z.number().int(), type: boardKind, name: z.string() })),
      ...undoableActionField,
    }),
  },
  'DELETE /sales/single/:userId/:itemId': {
    access: 'active',
    summary: 'Delete an item for good',
    params: z.object({ userId: id, itemId: id }),
    answer: z.object(undoableActionField),
  },
  'POST /sales/back-to-pre-sale/:saleId': {
    access: 'active',
    summary: 'Take a sale that came from a lead back to qualification, into a column of the pre-sales board',
    params: z.object({ saleId: id }),
    body: z.object({ column: id }),
    /** The lead, back on its board. */
    answer: z.object({ sale: boardItem, ...undoableActionField }),
  },
  'POST /sales/undo/:deedId': {
    access: 'active',
    summary:
      'Take back what the caller did, exactly, unless somebody changed one of its items since (409 says which)',
    params: z.object({ deedId: id }),
    answer: z.object({
      /** Label of the undone action, for use inside a sentence: "mudança de etapa". */
      label: z.string(),
      items: z.array(z.object({ _id: id, id: z.number().int(), type: boardKind })),
      /** Customers whose fields are as before. */
      customers: z.array(id).optional(),
      /** Boards whose columns are as before. */
      boards: z.array(boardKind).optional(),
    }),
  },
  'POST /sales/single/reject-reason/:saleId': {
    access: 'active',
    summary: 'Add a rejection (Reprova) to a project',
    params: z.object({ saleId: id }),
    body: reason,
    answer: rejectReasons,
  },
  'PUT /sales/single/reject-reason/:saleId/:reasonId': {
    access: 'active',
    summary: 'Edit a rejection',
    params: z.object({ saleId: id, reasonId: id }),
    body: reason,
    answer: rejectReasons,
  },
  'DELETE /sales/single/reject-reason/:saleId/:reasonId': {
    access: 'active',
    summary: 'Remove a rejection',
    params: z.object({ saleId: id, reasonId: id }),
    answer: rejectReasons,
  },
} as const satisfies ContractRoutes;
