import { z } from 'zod';
import type { ContractRoutes } from './route';
import { id, isoDate, pageNumber, timestamp, trimmedText } from './schemas';

/** Statuses of an equipment order, in order; CANCELLED is possible from any status before DELIVERED. */
export const equipmentOrderStatuses = [
  'PLACED',
  'CONFIRMED',
  'INVOICED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const;

const item = z.object({ name: z.string(), detail: z.string(), quantity: z.number() });

/** Schema of an order as anyone with its link sees it, without persons, prices or margins. */
const publicOrder = z.object({
  _id: id,
  number: z.number().int(),
  status: z.enum(equipmentOrderStatuses),
  statusTimestamp: timestamp,
  registryDate: isoDate,
  companyName: z.string(),
  supplier: z.string(),
  /** kWp */
  power: z.number(),
  /** City and state. */
  place: z.string(),
  expectedDate: isoDate.nullable(),
  items: z.array(item),
  steps: z.array(z.object({ status: z.enum(equipmentOrderStatuses), at: timestamp })),
});

const order = publicOrder.extend({
  customer: z.object({ _id: id, name: z.string() }),
  proposal: z.object({ _id: id, frontId: z.string(), count: z.number().int().nullable() }),
  financing: z.object({ _id: id, number: z.number().int() }).nullable(),
  /** R$ of the kit. */
  amount: z.number(),
  publicPath: z.string(),
  version: z.number().int(),
});

export type EquipmentOrder = z.output<typeof order>;
/** Equipment order as shown on its public tracking page: status, steps, items and place, without prices. */
export type PublicEquipmentOrder = z.output<typeof publicOrder>;

/** Calls for equipment orders. */
export const ordersContract = {
  'GET /orders/paginated/:userId/:multiplier': {
    access: 'active',
    summary: 'Equipment orders, the latest first, a page',
    params: z.object({ userId: id, multiplier: pageNumber }),
    query: z.object({
      search: trimmedText(150).default(''),
      status: z.enum(equipmentOrderStatuses).optional(),
    }),
    answer: z.object({
      orders: z.array(order),
      hasMoreItems: z.boolean(),
      total: z.number().int(),
      /** Additive: R$ of all that fit, without those that are cancelled. */
      amount: z.number(),
      /** Additive: R$ of those that fit and are cancelled. */
      cancelledAmount: z.number(),
    }),
  },
  'GET /orders/single/:orderId': {
    access: 'public',
    summary: 'An order, for whoever has its address; read only',
    params: z.object({ orderId: id }),
    answer: z.object({ order: publicOrder }),
  },
  'POST /orders/new/:proposalId': {
    access: 'active',
    summary: 'Order the equipment of a proposal; of a proposal there is one',
    params: z.object({ proposalId: id }),
    body: z.object({ financingId: id.optional() }),
    answer: z.object({ order }),
  },
  'PUT /orders/single/:orderId': {
    access: 'active',
    summary: 'Move an order on, or back by its latest step; of two who do, the second is told',
    params: z.object({ orderId: id }),
    body: z.object({
      version: z.number().int(),
      status: z.enum(equipmentOrderStatuses),
      expectedDate: isoDate.nullable().optional(),
    }),
    answer: z.object({ order }),
  },
} as const satisfies ContractRoutes;
