import { z } from 'zod';
import { conditionalTypes, pricingCalcs } from '../pricing/component';
import { componentKinds } from '../pricing/component-kinds';
import { quantityBases } from '../pricing/quantity-bases';
import { id, text } from './schemas';

const amount = z.number().min(0).max(1_000_000_000);
const percent = z.number().min(0).max(1_000);

export const pricingCalc = z.enum(pricingCalcs);
export const autoPricingType = z.enum(['SIMPLE', 'DETAILED']);

/** Up to `power` kWp, `margin` percent (pricing-002). */
export const autoPricingTier = z.object({ power: amount, margin: percent });

/** Up to `power` of the component's base, `value` reais of one, or percent (pricing-007). */
const pricingRule = z.object({ power: amount, value: amount });

/** A fact of the proposal that switches a component (kits-011). A vendor is named by the id of its user. */
const pricingConditional = z.object({
  type: z.enum(conditionalTypes),
  logic: z.enum(['EQUAL', 'DIFFERENT']),
  /** Volts, of VOLTAGE. */
  numValue: z.number().min(0).max(1_000_000).nullable().default(null),
  strValue: text(120).nullable().default(null),
});

/**
 * A line of detailed pricing (pricing-006). Whoever writes it gives it its id: restrictions and proposals refer to it.
 */
export const pricingComponent = z.object({
  _id: id,
  name: text(80).min(1),
  type: z.enum(componentKinds.map(({ value }) => value)),
  range: z.enum(quantityBases.map(({ value }) => value)),
  rules: z.array(pricingRule).max(50),
  conditionals: z.array(pricingConditional).max(20).default([]),
  /** The work that the line belongs to, in words. */
  service: text(80).default(''),
  restriction: id.nullable().default(null),
  /** Of an INDIVIDUAL_COMMISSION: whose it is. */
  vendor: id.nullable().default(null),
  isOptional: z.boolean().default(false),
  isRevenue: z.boolean().default(false),
  comissionPermission: z.boolean().default(false),
});

/** Where and for whom components are allowed; `service` says it in words. */
export const pricingRestriction = z.object({
  _id: id,
  service: text(80).min(1),
  /** Cities or states. */
  locations: z.array(text(80).min(1)).max(200).default([]),
  vendors: z.array(id).max(200).default([]),
});

export const autoPricingDetailed = z.object({
  autoPricingCalc: pricingCalc,
  pricingComponents: z.array(pricingComponent).max(100),
  restrictions: z.array(pricingRestriction).max(50),
});

/** The same as it is sent: what this server does not know is refused, at every depth. */
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
/** Detailed pricing as its editor sends it. */
export type StoredPricingComponent = z.output<typeof pricingComponent>;
export type StoredPricingRestriction = z.output<typeof pricingRestriction>;
