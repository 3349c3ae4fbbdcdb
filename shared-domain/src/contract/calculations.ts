import { z } from 'zod';
import { consumptionData } from './proposal-units';
import type { ContractRoutes } from './route';
import { id, pageNumber, timestamp } from './schemas';

const twelve = z.array(z.number()).length(12);

/**
 * Schema of the solar calculator's result for a consumption (calculator-001): power, number of modules, area
 * and generation, without prices of the system. Units are those of the calculation engine's
 * `SystemCalculation`.
 */
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
  /** Assumptions of the calculation, as texts for people. */
  assumptions: z.array(z.object({ label: z.string(), value: z.string() })),
});

/**
 * Schema of a calculation that a user saved in the solar calculator: the consumption entered and the result.
 */
export const savedCalculation = z.object({
  _id: id,
  consumption: consumptionData,
  result: calculationResult,
  registryTimestamp: timestamp,
  /** Grows with every change; an edit names the one it started from. */
  version: z.number().int(),
});

export type SavedCalculation = z.output<typeof savedCalculation>;

const answer = z.object({ calculation: savedCalculation });
const params = z.object({ pid: id });

/** API calls of the solar calculator (calculator-001). A user sees only calculations of their own. */
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
    params: z.object({ multiplier: pageNumber }),
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
} as const satisfies ContractRoutes;
