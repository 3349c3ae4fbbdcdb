import { z } from 'zod';
import { isoDate, text } from './schemas';

const money = z.number();

/**
 * An amount of the service price: a fixed cost, or a line that is earned. Lines of nothing are left out
 * (proposals-027).
 */
export const serviceCost = z.object({
  name: z.string(),
  value: money,
  isRevenue: z.boolean(),
  componentId: z.string().nullable(),
});

/** A percentage of the price, what it comes to, and who may see it (pricing-014). */
export const percentageComponent = z.object({
  name: z.string(),
  /** R$ */
  value: money,
  type: z.string(),
  isRevenue: z.boolean(),
  isCommission: z.boolean(),
  comissionPermission: z.boolean().nullable(),
  /** The percentage as it was set. */
  ogValue: z.number(),
  componentId: z.string().nullable(),
});

/** A line of a financing offer counts when installments and value are both above 0 (proposals-028). */
export const financingOfferLine = z.object({
  installments: z.number().int().min(0).max(480),
  value: z.number().min(0).max(1_000_000_000),
  insuranceValue: z.number().min(0).max(1_000_000_000).default(0),
});

/** The whole cost of a bank's offer (CDC, art. 54-B), in R$ where nothing else is said. */
export const financingCost = z.object({
  system: z.enum(['PRICE', 'SAC']),
  /** Of a SAC; that of a Price is as the first. With insurance. */
  lastInstallmentValue: money,
  totalFinanced: money,
  totalPayment: money,
  releasedToPurchase: money,
  iof: money,
  tariff: money,
  /** Percent, two decimals; null where there is no such rate. */
  cetYear: z.number().nullable(),
  cetMonth: z.number().nullable(),
  firstDueDate: isoDate,
  validUntil: isoDate,
});

export type FinancingCost = z.output<typeof financingCost>;

export const financingOffer = z.object({
  bank: text(80).min(1),
  insurance: z.boolean().default(false),
  /** Months before the first payment. */
  gracePeriod: z.number().int().min(0).max(60).default(0),
  entry: z.number().min(0).max(1_000_000_000).default(0),
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

/** Payback in years, roi and tir as fractions, lcoe in R$/kWh; null where there is none. */
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
 * The result of pricing (pricing-015), in R$ where nothing else is said. Who may not see how a price is made receives
 * `finalPrice` and what the customer sees.
 */
export const revenueData = z.object({
  finalPrice: money,
  pvKitCost: money.optional(),
  pvKitOriginalCost: money.optional(),
  servicePricePerkWp: money.optional(),
  serviceCosts: z.array(serviceCost).optional(),
  percentageComponents: z.array(percentageComponent).optional(),
  addedOptionalComponents: z.array(z.string()).optional(),
  nfValue: money.optional(),
  taxes: money.optional(),
  /** Yearly rise of tariffs, percent. */
  inflation: z.number().optional(),
  /** Percent. */
  marginEquip: z.number().optional(),
  margin: z.number().optional(),
  paymentConditions: z.string().optional(),
  equipamentProfit: money.optional(),
  tradingMargin: z.number().optional(),
  discount: money.optional(),
  negMarginValue: money.optional(),
  effMargin: z.number().optional(),
  totalEqp: money.optional(),
  totalSvc: money.optional(),
  liquidServices: money.optional(),
  totalPerKwp: money.optional(),
  profit: money.optional(),
  profitPerKwp: money.optional(),
  financing: z.array(financingOffer).optional(),
  finantialViability: finantialViability.optional(),
  calculatedData: z
    .object({ preTaxProfit: money, listPrice: money.optional(), taxesValue: money.optional() })
    .optional(),
});

export type RevenueData = z.output<typeof revenueData>;
