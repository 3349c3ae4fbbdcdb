import { formatMoney } from '@girassol/shared-domain';
import {
  centsToReais,
  computePriceWithMargin,
  type MarginCalculation,
} from '@girassol/shared-domain/pricing';

const COST = 10_000;
const MARGIN = 20;

const example = (calc: MarginCalculation): string => {
  const result = computePriceWithMargin(COST, MARGIN, calc);
  return `Com custo de ${formatMoney(COST)} e ${MARGIN}%: ${result.ok ? formatMoney(centsToReais(result.price)) : '—'}.`;
};

/** Options of the price calculation with formula and example (pricing-004, pricing-005). */
export const priceCalculationOptions: { value: MarginCalculation; label: string; description: string }[] = [
  {
    value: 'GROSS_MARGIN',
    label: 'Margem sobre o custo (markup)',
    description: `Preço = custo × (1 + margem). ${example('GROSS_MARGIN')}`,
  },
  {
    value: 'MARKUP',
    label: 'Margem sobre o preço (margem bruta)',
    description: `Preço = custo ÷ (1 − margem). ${example('MARKUP')}`,
  },
];
