import { z } from 'zod';
import { isoDate, moneyUpTo, trimmedText } from './schemas';

/** R$ that were worked out here; they are answered and never sent. */
const computed = z.number();

/**
 * Schema of a line of the service price of a proposal: a fixed cost or a revenue, in R$. Lines of zero are
 * left out (proposals-027).
 */
export const servicePriceLine = z.object({
  name: z.string(),
  value: computed,
  isRevenue: z.boolean(),
  componentId: z.string().nullable(),
});

/**
 * Schema of a percentage component of a proposal's price: its amount in R$ and whether vendors may see it as
 * a commission (pricing-014).
 */
export const percentageComponent = z.object({
  name: z.string(),
  /** R$ */
  value: computed,
  type: z.string(),
  isRevenue: z.boolean(),
  isCommission: z.boolean(),
  comissionPermission: z.boolean().nullable(),
  /** The percentage as it was set. */
  ogValue: z.number(),
  componentId: z.string().nullable(),
});

/**
 * Schema of a line of a financing offer. A line counts when installments and value are both above 0 (proposals-028).
 */
export const financingOfferLine = z.object({
  installments: z.number().int().min(0).max(480),
  value: moneyUpTo(1_000_000_000),
  insuranceValue: moneyUpTo(1_000_000_000).default(0),
});

/** Schema of the total cost of a bank's offer (CDC, art. 54-B), in R$ unless a field says otherwise. */
export const financingCost = z.object({
  system: z.enum(['PRICE', 'SAC']),
  /** Of a SAC; that of a Price is as the first. With insurance. */
  lastInstallmentValue: moneyUpTo(1_000_000_000),
  totalFinanced: moneyUpTo(1_000_000_000),
  totalPayment: moneyUpTo(1_000_000_000),
  releasedToPurchase: moneyUpTo(1_000_000_000),
  iof: moneyUpTo(1_000_000_000),
  /** Additive: the IOF is the lower one of the Simples and MEI. */
  isReducedIof: z.boolean().optional(),
  tariff: moneyUpTo(1_000_000_000),
  /** Percent, two decimals; null where there is no such rate. */
  cetYear: z.number().nullable(),
  cetMonth: z.number().nullable(),
  firstDueDate: isoDate,
  validUntil: isoDate,
});

export type FinancingCost = z.output<typeof financingCost>;

export const financingOffer = z.object({
  bank: trimmedText(80).min(1),
  insurance: z.boolean().default(false),
  /** Months before the first payment. */
  gracePeriod: z.number().int().min(0).max(60).default(0),
  entry: moneyUpTo(1_000_000_000).default(0),
  entryInstallments: z.number().int().min(0).max(120).default(0),
  finOptId: z.string().max(64).nullable().default(null),
  /**
   * Additive: interest a month; below 0.15 a fraction, otherwise percent (financing-088). Absent where only instalments
   * are known.
   */
  fee: z.number().min(0).max(100).optional(),
  /** Additive: the one that is recommended. */
  bestChoice: z.boolean().default(false),
  /** Additive: what a bank offered costs as a whole; absent where somebody typed an instalment. */
  cost: financingCost.optional(),
  options: z.array(financingOfferLine).max(20),
});

export type FinancingOffer = z.output<typeof financingOffer>;

/**
 * Schema of the financial viability of a proposal: payback in years, roi and tir as fractions, lcoe in
 * R$/kWh. A figure that cannot be calculated is null.
 */
export const finantialViability = z.object({
  payback: z.number().nullable(),
  roi: z.number().nullable(),
  tir: z.number().nullable(),
  lcoe: z.number().nullable(),
  /** Additive: years, at the first rate; R$; 25 years in R$. */
  discountedPayback: z.number().nullable().optional(),
  vpl: z.number().nullable().optional(),
  savings25: z.number().optional(),
  /** First year: the bill without and with the system, R$. */
  billWithout: z.number().optional(),
  billWith: z.number().optional(),
});

/**
 * Schema of the result of pricing a proposal (pricing-015), in R$ unless a field says otherwise. A user
 * without the right to see costs and margins receives only `finalPrice` and the fields that the customer
 * sees.
 */
export const priceBreakdown = z.object({
  finalPrice: computed,
  pvKitCost: computed.optional(),
  pvKitOriginalCost: computed.optional(),
  servicePricePerkWp: computed.optional(),
  serviceCosts: z.array(servicePriceLine).optional(),
  percentageComponents: z.array(percentageComponent).optional(),
  addedOptionalComponents: z.array(z.string()).optional(),
  nfValue: computed.optional(),
  taxes: computed.optional(),
  /** Yearly rise of tariffs, percent. */
  inflation: z.number().optional(),
  /** Percent. */
  marginEquip: z.number().optional(),
  margin: z.number().optional(),
  paymentConditions: z.string().optional(),
  equipamentProfit: computed.optional(),
  tradingMargin: z.number().optional(),
  discount: computed.optional(),
  negMarginValue: computed.optional(),
  effMargin: z.number().optional(),
  totalEqp: computed.optional(),
  totalSvc: computed.optional(),
  liquidServices: computed.optional(),
  totalPerKwp: computed.optional(),
  profit: computed.optional(),
  profitPerKwp: computed.optional(),
  financing: z.array(financingOffer).optional(),
  finantialViability: finantialViability.optional(),
  calculatedData: z
    .object({ preTaxProfit: computed, listPrice: computed.optional(), taxesValue: computed.optional() })
    .optional(),
});

export type PriceBreakdown = z.output<typeof priceBreakdown>;
