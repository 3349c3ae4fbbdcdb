import { type Cents, centsOf } from './cents';
import type { PricingCalc, PricingComponent, PricingContext, PricingRestriction } from './component';
import { detailedPrice, type PriceResult } from './detailed-price';
import { type PricingError, pricingError } from './errors';
import { type FormulaStep, moneyText } from './formula';
import { frontPrice } from './front-price';
import { type ManualTerms, manualPrice } from './manual-price';
import type { Price } from './price';
import { compare, type Decimal, exact, zero } from './ratio';
import { type RevenueData, revenueDataOf } from './revenue-data';
import { type AutoPricingTier, simplePrice } from './simple-price';

/** How a price is to be made. */
export type PricingTerms =
  | { method: 'SIMPLE'; calc: PricingCalc; autoPricing: readonly AutoPricingTier[] }
  | {
      method: 'DETAILED';
      calc: PricingCalc;
      pricingComponents: readonly PricingComponent[];
      restrictions: readonly PricingRestriction[];
    }
  | ({ method: 'MANUAL' } & Omit<ManualTerms, 'kitCost' | 'discount' | 'context'>)
  | { method: 'FRONT_PRICE'; frontPrice: Decimal };

/** What a price is made from. Amounts in reais, shares in percent. */
export type PricingInput = PricingTerms & {
  /** What the supplier asks. */
  kitCost: Decimal;
  context: PricingContext;
  discount?: Decimal | null;
  /** Percent of the service invoice. */
  taxes?: Decimal | null;
  /** The supplier invoices the kit to the customer; taken for granted. */
  kitInvoicedBySupplier?: boolean | null;
};

export type PricingResult =
  | {
      ok: true;
      price: Price;
      revenueData: RevenueData;
      /** The discount is above the seller's room: only somebody with `pricingEdit` may give it. */
      discountNeedsPricingEdit: boolean;
    }
  | { ok: false; errors: PricingError[] };

const quantities = ['modules', 'inverters', 'kw', 'km', 'm2', 'm', 'roofHeight'] as const;

/**
 * A price with its parts, and what of it is stored. The form calls it while a person types, the server when it saves.
 * What cannot be priced is answered with all that is wrong.
 */
export function priceProposal(input: PricingInput): PricingResult {
  const errors: PricingError[] = [];
  const kitCost = centsOf(input.kitCost);
  const discount = centsOf(input.discount ?? 0);
  const taxes = exact(input.taxes ?? 0);
  const kwp = exact(input.context.kwp);
  if (kitCost === null) errors.push(pricingError('KIT_COST_INVALID', 'kitCost'));
  else if (kitCost < 0n) errors.push(pricingError('KIT_COST_NEGATIVE', 'kitCost'));
  if (discount === null || discount < 0n) errors.push(pricingError('DISCOUNT_INVALID', 'discount'));
  if (!taxes || compare(taxes, zero) < 0) errors.push(pricingError('VALUE_INVALID', 'taxes', 'Impostos'));
  if (!kwp || compare(kwp, zero) <= 0) errors.push(pricingError('POWER_INVALID', 'context.kwp'));
  for (const quantity of quantities) {
    const value = exact(input.context[quantity]);
    if (!value || compare(value, zero) < 0) {
      errors.push(pricingError('QUANTITY_INVALID', `context.${quantity}`));
    }
  }
  const made = priceBy(input, kitCost ?? 0n, discount ?? 0n);
  if (!made.ok) errors.push(...made.errors);
  else if (made.price.finalPrice < 0n) errors.push(pricingError('DISCOUNT_INVALID', 'discount'));
  if (!made.ok || !taxes || !kwp || errors.length > 0) return { ok: false, errors };

  const { price } = made;
  const invoice = { taxes, kitInvoicedBySupplier: input.kitInvoicedBySupplier ?? true };
  return {
    ok: true,
    price: { ...price, formula: [...price.formula, ...closingSteps(price)] },
    revenueData: revenueDataOf(price, kwp, invoice),
    discountNeedsPricingEdit: price.discount > price.negMarginValue,
  };
}

function priceBy(input: PricingInput, kitCost: Cents, discount: Cents): PriceResult {
  switch (input.method) {
    case 'SIMPLE':
      return simplePrice({ ...input, kitCost, discount, kwp: input.context.kwp });
    case 'DETAILED':
      return detailedPrice({ ...input, kitCost, discount });
    case 'MANUAL':
      return manualPrice({ ...input, kitCost, discount });
    case 'FRONT_PRICE':
      return fixedPrice(input.frontPrice, kitCost, discount);
  }
}

/** Whoever may not make prices gives no discount either. */
function fixedPrice(reais: Decimal, kitCost: Cents, discount: Cents): PriceResult {
  const errors: PricingError[] = [];
  const cents = centsOf(reais) ?? 0n;
  if (cents <= 0n) errors.push(pricingError('FRONT_PRICE_INVALID', 'frontPrice'));
  if (discount > 0n) errors.push(pricingError('DISCOUNT_INVALID', 'discount'));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, price: frontPrice(kitCost, cents) };
}

/** From the two sides to what the customer pays. */
function closingSteps({ kitPrice, servicePrice, listPrice, discount, finalPrice }: Price): FormulaStep[] {
  const steps: FormulaStep[] = [
    {
      key: 'list',
      label: 'Preço de tabela',
      expression: `${moneyText(kitPrice)} + ${moneyText(servicePrice)}`,
      amount: listPrice,
    },
  ];
  if (discount > 0n) {
    steps.push({
      key: 'final',
      label: 'Preço final',
      expression: `${moneyText(listPrice)} − ${moneyText(discount)}`,
      amount: finalPrice,
    });
  }
  return steps;
}
