import { z } from 'zod';
import { marginCalculations, pricingConditionalTypes } from '../pricing/component';
import { pricingComponentKinds } from '../pricing/component-kinds';
import { pricingRuleQuantities } from '../pricing/pricing-rule-quantities';
import { id, trimmedText } from './schemas';

const amount = z.number().min(0).max(1_000_000_000);
const percent = z.number().min(0).max(1_000);

export const marginCalculation = z.enum(marginCalculations);
export const autoPricingType = z.enum(['SIMPLE', 'DETAILED']);

/** Schema of a pricing tier: up to `power` kWp, `margin` percent (pricing-002). */
export const autoPricingTier = z.object({ power: amount, margin: percent });

/** Up to `power` of the component's base, `value` reais of one, or percent (pricing-007). */
const pricingRule = z.object({ power: amount, value: amount });

/** A fact of the proposal that switches a component (kits-011). A vendor is named by the id of its user. */
const pricingConditional = z.object({
  type: z.enum(pricingConditionalTypes),
  logic: z.enum(['EQUAL', 'DIFFERENT']),
  /** Volts, of VOLTAGE. */
  numValue: z.number().min(0).max(1_000_000).nullable().default(null),
  strValue: trimmedText(120).nullable().default(null),
});

/**
 * Schema of a component of detailed pricing (pricing-006). The browser assigns the component's id, by which
 * proposals refer to the component.
 */
export const pricingComponent = z.object({
  _id: id,
  name: trimmedText(80).min(1),
  type: z.enum(pricingComponentKinds.map(({ value }) => value)),
  range: z.enum(pricingRuleQuantities.map(({ value }) => value)),
  rules: z.array(pricingRule).max(50),
  conditionals: z.array(pricingConditional).max(20).default([]),
  /** The work that the line belongs to, in words. */
  service: trimmedText(80).default(''),
  restriction: id.nullable().default(null),
  /** Of an INDIVIDUAL_COMMISSION: whose it is. */
  vendor: id.nullable().default(null),
  isOptional: z.boolean().default(false),
  isRevenue: z.boolean().default(false),
  comissionPermission: z.boolean().default(false),
});

/**
 * Schema of a restriction of pricing components to cities or states, and to vendors. `service` is the
 * description that people read.
 */
export const pricingRestriction = z.object({
  _id: id,
  service: trimmedText(80).min(1),
  /** Cities or states. */
  locations: z.array(trimmedText(80).min(1)).max(200).default([]),
  vendors: z.array(id).max(200).default([]),
});

/** Schema of an account's detailed pricing: margin calculation, components and restrictions. */
export const autoPricingDetailed = z.object({
  autoPricingCalc: marginCalculation,
  pricingComponents: z.array(pricingComponent).max(100),
  restrictions: z.array(pricingRestriction).max(50),
});

/**
 * Schema of a request's change to an account's detailed pricing. Unknown fields are refused at every depth.
 */
export const autoPricingDetailedChange = z.strictObject({
  ...autoPricingDetailed.shape,
  pricingComponents: z
    .array(
      z.strictObject({
        ...pricingComponent.shape,
        rules: z.array(pricingRule.strict()).max(50),
        conditionals: z.array(pricingConditional.strict()).max(20).default([]),
      }),
    )
    .max(100),
  restrictions: z.array(pricingRestriction.strict()).max(50),
});

export type AutoPricingTier = z.output<typeof autoPricingTier>;
export type AutoPricingDetailed = z.output<typeof autoPricingDetailed>;
/** Component of detailed pricing as stored in the settings of an account, with defaults applied. */
export type StoredPricingComponent = z.output<typeof pricingComponent>;
export type StoredPricingRestriction = z.output<typeof pricingRestriction>;
