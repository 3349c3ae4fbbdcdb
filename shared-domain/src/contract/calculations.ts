import { z } from 'zod';
import { consumptionData } from './proposal-units';
import type { ContractArea } from './route';
import { id, multiplier, timestamp } from './schemas';

const twelve = z.array(z.number()).length(12);

/** What the calculator says of a consumption (calculator-001): no prices of the system. Units as in `Calculation`. */
export const calculationResult = z.object({
  power: z.number(),
  moduleCount: z.number().int(),
  /** Wp of one. */
  modulePower: z.number(),
  area: z.number(),
  monthlyConsumption: twelve,
  irradiationSource: z.string(),
  generation: z.object({
    monthly: twelve,
    yearly: z.number(),
    averageMonthly: z.number(),
    offset: z.number(),
  }),
  savings: z.object({
    firstYear: z.number(),
    years25: z.number(),
    billWithout: z.number(),
    billWith: z.number(),
  }),
  /** What was assumed, in words. */
  assumptions: z.array(z.object({ label: z.string(), value: z.string() })),
});

export const calculation = z.object({
  _id: id,
  consumption: consumptionData,
  result: calculationResult,
  registryTimestamp: timestamp,
  /** Grows with every change; an edit names the one it started from. */
  version: z.number().int(),
});

export type Calculation = z.output<typeof calculation>;

const answer = z.object({ calculation });
const params = z.object({ pid: id });

/** The calculator (calculator-001): each person has calculations of their own, and sees no others. */
export const calculationsContract = {
  'POST /calculations/new': {
    access: 'calculator',
    summary: 'Calculate a system for a consumption, and keep it',
    body: consumptionData,
    answer,
  },
  'PUT /calculations/single/:pid': {
    access: 'calculator',
    summary: 'Change the consumption of an own calculation',
    params,
    body: consumptionData.extend({ version: z.number().int() }),
    answer,
  },
  'GET /calculations/single/:pid': {
    access: 'calculator',
    summary: 'An own calculation',
    params,
    answer,
  },
  'GET /calculations/paginated/:multiplier': {
    access: 'calculator',
    summary: 'A page of the own calculations, newest first',
    params: z.object({ multiplier }),
    answer: z.object({
      calculations: z.array(
        z.object({
          _id: id,
          city: z.string(),
          uf: z.string(),
          /** kWh a month, all units. */
          monthlyConsumption: z.number(),
          registryTimestamp: timestamp,
        }),
      ),
      hasMoreItems: z.boolean(),
    }),
  },
} as const satisfies ContractArea;
