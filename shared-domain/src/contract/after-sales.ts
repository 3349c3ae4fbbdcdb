import { z } from 'zod';
import type { ContractArea } from './route';
import { id, reais, text } from './schemas';

/** SERVICE is done once; of a SUPPLY there may be several units. */
export const afterSalesType = z.enum(['SERVICE', 'SUPPLY']);

/** A service or product that the account offers after the sale, as its settings list it. */
export const afterSalesService = z.object({
  _id: id,
  name: z.string(),
  type: afterSalesType,
  /** Usual price of one unit, R$. */
  price: z.number(),
  /** Additive: what that price is made of, in text lines. */
  priceComps: z.array(z.string()).optional(),
});

/** A line of an activity. `_id` is the id of the service it was made from: one line per service. */
export const afterSalesLine = z.object({
  _id: id,
  serviceName: z.string(),
  type: afterSalesType,
  quantity: z.number().int(),
  /** Of one unit, R$. */
  price: z.number(),
  /** What the price is made of, in text lines. */
  priceComps: z.array(z.string()),
});

/** What an activity has besides other items (boards.aftersales-006). */
export const afterSalesData = z.object({
  /** Number of the service order: that of the activity. */
  serviceOrder: z.string(),
  power: z.number(),
  modsQtd: z.number().nullable(),
  invQtd: z.number().nullable(),
  distance: z.number().nullable(),
  roofHight: z.number().nullable(),
  inverterType: z.string(),
  services: z.array(afterSalesLine),
});

export type AfterSalesService = z.infer<typeof afterSalesService>;
export type AfterSalesLine = z.infer<typeof afterSalesLine>;
export type AfterSalesData = z.infer<typeof afterSalesData>;

const params = z.object({ saleId: id, serviceId: id });
/** `price` is the total of the activity. */
const answer = z.object({ price: z.number(), afterSalesData });

export const afterSalesContract = {
  'POST /sales/single/services/single/:saleId/:serviceId': {
    access: 'active',
    summary: 'Add a service of the settings to an activity, or change its line',
    params,
    body: z.object({
      price: reais,
      priceComps: z.array(text(200)).max(30).default([]),
      /** Only a SUPPLY has more than one. */
      quantity: z.number().int().min(1).max(100_000).default(1),
    }),
    answer,
  },
  'DELETE /sales/single/services/single/:saleId/:serviceId': {
    access: 'active',
    summary: 'Take a service off an activity',
    params,
    answer,
  },
} as const satisfies ContractArea;
