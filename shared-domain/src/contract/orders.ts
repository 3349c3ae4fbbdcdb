import { z } from 'zod';
import type { ContractArea } from './route';
import { id, isoDate, multiplier, text, timestamp } from './schemas';

/** Where an equipment order stands, in the order in which it goes; CANCELLED from anywhere before DELIVERED. */
export const orderStatuses = [
  'PLACED',
  'CONFIRMED',
  'INVOICED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const;

const item = z.object({ name: z.string(), detail: z.string(), quantity: z.number() });

/** What whoever has the address sees: nothing of persons, prices nor margins. */
const publicOrder = z.object({
  _id: id,
  number: z.number().int(),
  status: z.enum(orderStatuses),
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
  steps: z.array(z.object({ status: z.enum(orderStatuses), at: timestamp })),
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

export type Order = z.output<typeof order>;
export type PublicOrder = z.output<typeof publicOrder>;

/** Orders of equipment. */
export const ordersContract = {
  'GET /orders/paginated/:userId/:multiplier': {
    access: 'active',
    summary: 'Equipment orders, the latest first, a page',
    params: z.object({ userId: id, multiplier }),
    query: z.object({ search: text(150).default(''), status: z.enum(orderStatuses).optional() }),
    answer: z.object({ orders: z.array(order), hasMoreItems: z.boolean(), total: z.number().int() }),
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
    summary: 'Move an order on; of two who do, the second is told',
    params: z.object({ orderId: id }),
    body: z.object({
      version: z.number().int(),
      status: z.enum(orderStatuses),
      expectedDate: isoDate.nullable().optional(),
    }),
    answer: z.object({ order }),
  },
} as const satisfies ContractArea;
