import { type Cents, exactCents, inCents, ratioOfCents, sumCents } from './cents';
import type { PricingCalc, PricingContext } from './component';
import type { PriceResult } from './detailed-price';
import { type PricingError, pricingError } from './errors';
import { type FormulaStep, moneyText, numberText } from './formula';
import type { ServiceLine } from './lines';
import { isTooHigh, marginStep, withMargin } from './margin';
import { compare, type Decimal, exact, percentOf, type Ratio, rounded, times, zero } from './ratio';

/** Margin of a price made by hand when nobody entered one, percent (S2 §5). */
export const DEFAULT_MARGIN: Decimal = 20;

/** A cost or revenue line as it is typed; lines of zero are left out (S2 §5). */
export interface TypedServiceCost {
  name: string;
  value: Decimal;
  isRevenue?: boolean | null;
  componentId?: string | null;
}

export interface ManualTerms {
  kitCost: Cents;
  discount: Cents;
  calc: PricingCalc;
  /** Margin on the kit, percent. */
  marginEquip?: Decimal | null;
  /** Margin on the service, percent. */
  margin?: Decimal | null;
  servicePricePerkWp?: Decimal | null;
  serviceCosts?: readonly TypedServiceCost[] | null;
  /** Share of the list price that is the seller's room, percent. */
  tradingMargin?: Decimal | null;
  context: PricingContext;
}

/**
 * A price made by hand: the kit with its margin, and `servicePricePerkWp · kWp` and the service costs with theirs, both by
 * the account's calculation. What is above the costs is profit.
 */
export function manualPrice(terms: ManualTerms): PriceResult {
  const errors: PricingError[] = [];
  const read = (value: Decimal | null | undefined, fallback: Decimal, path: string, name: string): Ratio => {
    const number = exact(value ?? fallback);
    if (!number) errors.push(pricingError('VALUE_INVALID', path, name));
    else if (compare(number, zero) < 0) errors.push(pricingError('VALUE_NEGATIVE', path, name));
    return number ?? zero;
  };
  const marginEquip = percentOf(read(terms.marginEquip, DEFAULT_MARGIN, 'marginEquip', 'Margem do kit'));
  const margin = percentOf(read(terms.margin, DEFAULT_MARGIN, 'margin', 'Margem do serviço'));
  const perKwp = read(terms.servicePricePerkWp, 0, 'servicePricePerkWp', 'Serviço por kWp');
  const tradingMargin = percentOf(read(terms.tradingMargin, 0, 'tradingMargin', 'Margem de negociação'));
  const serviceCosts = typedLines(terms.serviceCosts ?? [], errors);
  if (isTooHigh(marginEquip, terms.calc)) errors.push(pricingError('MARGIN_TOO_HIGH', 'marginEquip'));
  if (isTooHigh(margin, terms.calc)) errors.push(pricingError('MARGIN_TOO_HIGH', 'margin'));
  if (errors.length > 0) return { ok: false, errors };

  const kwp = exact(terms.context.kwp) ?? zero;
  const otherServiceCost = rounded(times(inCents(perKwp), kwp));
  const serviceCost = otherServiceCost + sumCents(serviceCosts.map(({ amount }) => amount));
  const kitPrice = rounded(withMargin(terms.kitCost, marginEquip, terms.calc));
  const servicePrice = rounded(withMargin(serviceCost, margin, terms.calc));
  const listPrice = kitPrice + servicePrice;
  const finalPrice = listPrice - terms.discount;
  const costs = sumCents(serviceCosts.filter(({ isRevenue }) => !isRevenue).map(({ amount }) => amount));
  return {
    ok: true,
    price: {
      method: 'MANUAL',
      calc: terms.calc,
      kitCost: terms.kitCost,
      kitPrice,
      servicePrice,
      listPrice,
      discount: terms.discount,
      finalPrice,
      otherServiceCost,
      serviceCosts,
      percentageComponents: [],
      negMarginValue: rounded(times(tradingMargin, ratioOfCents(listPrice))),
      preTaxProfit: finalPrice - terms.kitCost - otherServiceCost - costs,
      profitShares: 0n,
      warnings: [],
      formula: [
        marginStep('kit', 'Preço do kit', terms.kitCost, kitPrice, marginEquip, terms.calc),
        ...(otherServiceCost > 0n ? [perKwpStep(perKwp, kwp, otherServiceCost)] : []),
        marginStep('service', 'Preço do serviço', serviceCost, servicePrice, margin, terms.calc),
      ],
    },
  };
}

function typedLines(typed: readonly TypedServiceCost[], errors: PricingError[]): ServiceLine[] {
  return typed.flatMap((line, index) => {
    const cents = exactCents(line.value);
    const code = !cents ? 'VALUE_INVALID' : compare(cents, zero) < 0 ? 'VALUE_NEGATIVE' : null;
    if (code) errors.push(pricingError(code, `serviceCosts.${index}.value`, line.name));
    const amount = cents ? rounded(cents) : 0n;
    if (amount === 0n) return [];
    const { name, isRevenue, componentId } = line;
    return {
      name,
      amount,
      isRevenue: isRevenue ?? false,
      componentId: componentId ?? null,
      formula: moneyText(amount),
    };
  });
}

const perKwpStep = (perKwp: Ratio, kwp: Ratio, amount: Cents): FormulaStep => ({
  key: 'perKwp',
  label: 'Serviço por kWp',
  expression: `${numberText(kwp)} kWp × ${moneyText(rounded(inCents(perKwp)))}`,
  amount,
});
