import { z } from 'zod';
import { boardCard, boardItem } from './kanbans';
import type { ContractRoutes } from './route';
import {
  boardKind,
  consumerUnitType,
  id,
  isoDate,
  leadTemperature,
  reais,
  trimmedText,
  undoableActionField,
} from './schemas';

const saleFields = {
  amount: reais,
  name: trimmedText(120).min(1),
  /** Sent only when the validity switch is on (boards-096). */
  validityDate: isoDate.optional(),
  proposal: id.nullable().optional(),
  type: boardKind,
  leadTemperature,
  power: z.number().min(0).max(100_000),
  ucType: consumerUnitType.nullable(),
  modsQtd: z.number().int().min(0).max(1_000_000).nullable(),
  invQtd: z.number().int().min(0).max(1_000_000).nullable(),
  distance: z.number().min(0).max(100_000).nullable(),
  roofHight: z.number().min(0).max(1_000).nullable(),
  inverterType: trimmedText(40),
  /** Additive: day of delivery, on boards that have one. */
  dueDate: isoDate.nullable(),
  /** Additive: who looks after an after-sales activity besides its owner. */
  coOwners: z.array(id).max(20),
};

// Defaults belong to a new item only: in a partial edit they would overwrite what was not sent.
/** Schema of the request that registers an item on a board. */
export const saleRequest = z.object({
  ...saleFields,
  leadTemperature: saleFields.leadTemperature.default(-1),
  power: saleFields.power.default(0),
  ucType: saleFields.ucType.default(null),
  modsQtd: saleFields.modsQtd.default(null),
  invQtd: saleFields.invQtd.default(null),
  distance: saleFields.distance.default(null),
  roofHight: saleFields.roofHight.default(null),
  inverterType: saleFields.inverterType.default('String'),
  dueDate: saleFields.dueDate.optional(),
  coOwners: saleFields.coOwners.optional(),
  /** User id of the owner; the manager's user for GERENTE. Defaults to the caller. */
  vendor: id.optional(),
  /** 0-based order of the target column. Defaults to the first. */
  columnOrder: z.number().int().min(0).max(1_000).default(0),
});

export type SaleRequest = z.input<typeof saleRequest>;

export const salesContract = {
  'POST /sales/new/:userId/:customerId': {
    access: 'active',
    summary:
      'Register an item on a board. Repeating it with the same Idempotency-Key answers the first result',
    params: z.object({ userId: id, customerId: id }),
    body: saleRequest,
    answer: z.object({ sale: boardCard }),
  },
  'PATCH /sales/single/:userId/:saleId': {
    access: 'active',
    summary: 'Edit an item',
    params: z.object({ userId: id, saleId: id }),
    /** Absent fields stay unchanged; a validity of null removes it. */
    body: z.object({ ...saleFields, validityDate: isoDate.nullable() }).partial(),
    answer: z.object({ sale: boardItem, ...undoableActionField }),
  },
  'GET /sales/single/:saleId': {
    access: 'active',
    summary: 'One item',
    params: z.object({ saleId: id }),
    answer: z.object({ sale: boardItem }),
  },
  'POST /sales/kanban/names/:userId/:type': {
    access: 'active',
    summary: 'Names of items that match a text',
    params: z.object({ userId: id, type: boardKind }),
    body: z.object({ searchValue: trimmedText(120) }),
    answer: z.object({
      sales: z.array(
        z.object({ _id: id, id: z.number().int(), name: z.string(), customerName: z.string(), column: id }),
      ),
    }),
  },
} as const satisfies ContractRoutes;
