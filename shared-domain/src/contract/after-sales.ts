import { z } from 'zod';
import type { ContractRoutes } from './route';
import { id, reais, trimmedText } from './schemas';

/** Type of an after-sales line: a SERVICE is done once; a SUPPLY may have several units. */
export const afterSalesLineType = z.enum(['SERVICE', 'SUPPLY']);

/** Schema of a service or product that the account offers after the sale, as its settings list it. */
export const afterSalesService = z.object({
  _id: id,
  name: z.string(),
  type: afterSalesLineType,
  /** Usual price of one unit, R$. */
  price: z.number(),
  /** Additive: what that price is made of, in text lines. */
  priceComps: z.array(z.string()).optional(),
});

/**
 * Schema of a line of an after-sales activity: a service with quantity and price. `_id` is the id of the
 * service, so an activity has at most one line per service.
 */
export const afterSalesLine = z.object({
  _id: id,
  serviceName: z.string(),
  type: afterSalesLineType,
  quantity: z.number().int(),
  /** Of one unit, R$. */
  price: z.number(),
  /** Components of the price, as text lines. */
  priceComps: z.array(z.string()),
});

/** Schema of the data that only after-sales activities have, besides those of every item (boards.aftersales-006). */
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
      priceComps: z.array(trimmedText(200)).max(30).default([]),
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
} as const satisfies ContractRoutes;
