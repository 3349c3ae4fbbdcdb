import type { Cents } from './cents';
import { formatCents } from './formula';
import type { Price } from './price';

/**
 * Builds the price of a proposal from the price of its registered kit, for a user who may not make prices
 * (proposals-007). No pricing rules apply, and the kit cost is the only cost.
 */
export function buildRegisteredKitPrice(kitCost: Cents, price: Cents): Price {
  return {
    method: 'FRONT_PRICE',
    calc: null,
    kitCost,
    kitPrice: price,
    servicePrice: 0n,
    listPrice: price,
    discount: 0n,
    finalPrice: price,
    otherServiceCost: 0n,
    serviceCosts: [],
    percentageComponents: [],
    negMarginValue: 0n,
    preTaxProfit: price - kitCost,
    profitShares: 0n,
    warnings: [],
    formula: [
      { key: 'price', label: 'Preço do kit cadastrado', expression: formatCents(price), amount: price },
    ],
  };
}
