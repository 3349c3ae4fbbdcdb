import { z } from 'zod';
import { manualPercentageKinds } from '../pricing/component-kinds';
import { moneyUpTo, trimmedText } from './schemas';

const amount = moneyUpTo(1_000_000_000);
const percent = z.number().min(0).max(1_000);

const common = {
  /** R$ off the list price. */
  discount: amount.default(0),
  /** Yearly rise of tariffs, percent (proposals-026); left out, that of the account. */
  inflation: z.number().min(-50).max(100).optional(),
  paymentConditions: trimmedText(3_000).default(''),
};

/**
 * Schema of the pricing terms of a proposal that a user sets by hand: margins, costs, percentages and taxes
 * instead of the account's rules.
 */
export const manualPricingTerms = z.object({
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
        name: trimmedText(120).min(1),
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
        name: trimmedText(120).min(1),
        type: z.enum(manualPercentageKinds),
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

/**
 * Schema of the terms by which a proposal is priced: `AUTO` by the account's rules, `MANUAL` by hand, or
 * `FRONT_PRICE` with the price of the registered kit.
 */
export const pricingTerms = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('AUTO'),
    /** Ids of optional components that were added. */
    addedOptionalComponents: z.array(z.string().max(64)).max(100).default([]),
    ...common,
  }),
  manualPricingTerms,
  z.object({ method: z.literal('FRONT_PRICE'), frontPrice: amount, ...common }),
]);

/**
 * Schema of the request body of a proposal's price step: new pricing terms, or `KEPT` (an addition to the
 * specification), which prices the current system by the terms that the proposal already has.
 */
export const pricingStepRequest = z.discriminatedUnion('method', [
  ...pricingTerms.options,
  z.object({ method: z.literal('KEPT') }),
]);

export type PricingStepRequest = z.output<typeof pricingStepRequest>;
export type StoredPricingTerms = z.output<typeof pricingTerms>;
export type PricingTermsInput = z.input<typeof pricingTerms>;
