import type { Cents } from './cents';
import { moneyText } from './formula';
import type { Price } from './price';

/**
 * The price of somebody who may not make prices: that of the registered kit, as it is (proposals-007). Pricing is
 * skipped, so nothing is known of costs but the kit's.
 */
export function frontPrice(kitCost: Cents, price: Cents): Price {
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
      { key: 'price', label: 'Preço do kit cadastrado', expression: moneyText(price), amount: price },
    ],
  };
}
