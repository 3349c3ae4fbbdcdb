import { z } from 'zod';
import { percentageKinds } from '../pricing/component-kinds';
import { text } from './schemas';

const amount = z.number().min(0).max(1_000_000_000);
const percent = z.number().min(0).max(1_000);

const common = {
  /** R$ off the list price. */
  discount: amount.default(0),
  /** Yearly rise of tariffs, percent (proposals-026); left out, that of the account. */
  inflation: z.number().min(-50).max(100).optional(),
  paymentConditions: text(3_000).default(''),
};

/** A price made by hand. */
export const manualTerms = z.object({
  method: z.literal('MANUAL'),
  /** Additive: what the supplier asks, where it is not what the kit says. */
  kitCost: amount.optional(),
  /** Percent on the kit, and on the service (proposals-026). */
  marginEquip: percent.default(20),
  margin: percent.default(20),
  servicePricePerkWp: amount.default(0),
  serviceCosts: z
    .array(
      z.object({
        name: text(120).min(1),
        value: amount,
        isRevenue: z.boolean().default(false),
        /** Additive: the component that the line was made by before it was edited. */
        componentId: z.string().max(64).nullable().optional(),
      }),
    )
    .max(50)
    .default([]),
  /** Additive: percentages of the price, of one of its sides or of the profit. */
  percentageComponents: z
    .array(
      z.object({
        name: text(120).min(1),
        type: z.enum(percentageKinds),
        value: percent,
        isRevenue: z.boolean().default(false),
        /** Vendors see a commission that has it (pricing-014). */
        comissionPermission: z.boolean().default(false),
        componentId: z.string().max(64).nullable().optional(),
      }),
    )
    .max(50)
    .optional(),
  /** Percent of the list price that the seller may give away. */
  tradingMargin: percent.default(0),
  /** Percent of the service invoice. */
  taxes: percent.default(0),
  ...common,
});

/** How the price of a proposal is made: by the account's rules, by hand, or as the registered kit has it. */
export const pricingTerms = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('AUTO'),
    /** Ids of optional components that were added. */
    addedOptionalComponents: z.array(z.string().max(64)).max(100).default([]),
    ...common,
  }),
  manualTerms,
  z.object({ method: z.literal('FRONT_PRICE'), frontPrice: amount, ...common }),
]);

/** Additive: what the price step may send besides: the terms that the proposal has, for the system it has now. */
export const pricingStep = z.discriminatedUnion('method', [
  ...pricingTerms.options,
  z.object({ method: z.literal('KEPT') }),
]);

export type PricingStepRequest = z.output<typeof pricingStep>;
export type StoredPricingTerms = z.output<typeof pricingTerms>;
export type PricingRequest = z.input<typeof pricingTerms>;
