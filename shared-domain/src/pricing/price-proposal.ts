import { type Cents, toWholeCents } from './cents';
import type { MarginCalculation, PricingComponent, PricingRestriction } from './component';
import { computeDetailedPrice, type PriceResult } from './detailed-price';
import { createPricingError, type PricingError } from './errors';
import { formatCents, type PriceFormulaStep } from './formula';
import { buildRegisteredKitPrice } from './front-price';
import { computeManualPrice, type ManualPriceTerms } from './manual-price';
import type { Price } from './price';
import type { PricingContext } from './pricing-context';
import { compareRatios, type Decimal, parseRatio, ZERO_RATIO } from './ratio';
import { buildPriceBreakdown, type StoredPriceBreakdown } from './revenue-data';
import { type AutoPricingTier, computeSimplePrice } from './simple-price';

/**
 * Inputs that a pricing method needs besides kit cost and quantities: tiers (`SIMPLE`), components
 * (`DETAILED`), typed terms (`MANUAL`) or the kit's price (`FRONT_PRICE`).
 */
export type PricingTerms =
  | { method: 'SIMPLE'; calc: MarginCalculation; autoPricing: readonly AutoPricingTier[] }
  | {
      method: 'DETAILED';
      calc: MarginCalculation;
      pricingComponents: readonly PricingComponent[];
      restrictions: readonly PricingRestriction[];
    }
  | ({ method: 'MANUAL' } & Omit<ManualPriceTerms, 'kitCost' | 'discount' | 'context'>)
  | { method: 'FRONT_PRICE'; frontPrice: Decimal };

/**
 * All inputs for pricing a proposal: terms of the pricing method, kit cost, quantities, discount and taxes.
 * Amounts are in reais, shares in percent.
 */
export type ProposalPricingInput = PricingTerms & {
  /** Supplier's price of the kit. */
  kitCost: Decimal;
  context: PricingContext;
  discount?: Decimal | null;
  /** Percent of the service invoice. */
  taxes?: Decimal | null;
  /** The supplier invoices the kit to the customer; taken for granted. */
  kitInvoicedBySupplier?: boolean | null;
};

export type ProposalPricingResult =
  | {
      ok: true;
      price: Price;
      revenueData: StoredPriceBreakdown;
      /** The discount is above the seller's room: only somebody with `pricingEdit` may give it. */
      discountNeedsPricingEdit: boolean;
    }
  | { ok: false; errors: PricingError[] };

const quantities = ['modules', 'inverters', 'kw', 'km', 'm2', 'm', 'roofHeight'] as const;

/**
 * Computes the price of a proposal, its parts, and the breakdown to store. The form calls this function while
 * the user types, the server when a proposal is saved. Invalid inputs return all their errors.
 */
export function priceProposal(input: ProposalPricingInput): ProposalPricingResult {
  const errors: PricingError[] = [];
  const kitCost = toWholeCents(input.kitCost);
  const discount = toWholeCents(input.discount ?? 0);
  const taxes = parseRatio(input.taxes ?? 0);
  const kwp = parseRatio(input.context.kwp);
  if (kitCost === null) errors.push(createPricingError('KIT_COST_INVALID', 'kitCost'));
  else if (kitCost < 0n) errors.push(createPricingError('KIT_COST_NEGATIVE', 'kitCost'));
  if (discount === null || discount < 0n) errors.push(createPricingError('DISCOUNT_INVALID', 'discount'));
  if (!taxes || compareRatios(taxes, ZERO_RATIO) < 0)
    errors.push(createPricingError('VALUE_INVALID', 'taxes', 'Impostos'));
  if (!kwp || compareRatios(kwp, ZERO_RATIO) <= 0)
    errors.push(createPricingError('POWER_INVALID', 'context.kwp'));
  for (const quantity of quantities) {
    const value = parseRatio(input.context[quantity]);
    if (!value || compareRatios(value, ZERO_RATIO) < 0) {
      errors.push(createPricingError('QUANTITY_INVALID', `context.${quantity}`));
    }
  }
  const made = priceBy(input, kitCost ?? 0n, discount ?? 0n);
  if (!made.ok) errors.push(...made.errors);
  else if (made.price.finalPrice < 0n) errors.push(createPricingError('DISCOUNT_INVALID', 'discount'));
  if (!made.ok || !taxes || !kwp || errors.length > 0) return { ok: false, errors };

  const { price } = made;
  const invoice = { taxes, kitInvoicedBySupplier: input.kitInvoicedBySupplier ?? true };
  return {
    ok: true,
    price: { ...price, formula: [...price.formula, ...closingSteps(price)] },
    revenueData: buildPriceBreakdown(price, kwp, invoice),
    discountNeedsPricingEdit: price.discount > price.negMarginValue,
  };
}

function priceBy(input: ProposalPricingInput, kitCost: Cents, discount: Cents): PriceResult {
  switch (input.method) {
    case 'SIMPLE':
      return computeSimplePrice({ ...input, kitCost, discount, kwp: input.context.kwp });
    case 'DETAILED':
      return computeDetailedPrice({ ...input, kitCost, discount });
    case 'MANUAL':
      return computeManualPrice({ ...input, kitCost, discount });
    case 'FRONT_PRICE':
      return fixedPrice(input.frontPrice, kitCost, discount);
  }
}

/** Returns the price for a person who may not make prices and therefore gives no discount. */
function fixedPrice(reais: Decimal, kitCost: Cents, discount: Cents): PriceResult {
  const errors: PricingError[] = [];
  const cents = toWholeCents(reais) ?? 0n;
  if (cents <= 0n) errors.push(createPricingError('FRONT_PRICE_INVALID', 'frontPrice'));
  if (discount > 0n) errors.push(createPricingError('DISCOUNT_INVALID', 'discount'));
  return errors.length > 0
    ? { ok: false, errors }
    : { ok: true, price: buildRegisteredKitPrice(kitCost, cents) };
}

/** From the two sides to what the customer pays. */
function closingSteps({
  kitPrice,
  servicePrice,
  listPrice,
  discount,
  finalPrice,
}: Price): PriceFormulaStep[] {
  const steps: PriceFormulaStep[] = [
    {
      key: 'list',
      label: 'Preço de tabela',
      expression: `${formatCents(kitPrice)} + ${formatCents(servicePrice)}`,
      amount: listPrice,
    },
  ];
  if (discount > 0n) {
    steps.push({
      key: 'final',
      label: 'Preço final',
      expression: `${formatCents(listPrice)} − ${formatCents(discount)}`,
      amount: finalPrice,
    });
  }
  return steps;
}
