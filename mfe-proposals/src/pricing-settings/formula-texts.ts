import { formatMoney } from '@girassol/shared-domain';
import { type PricingCalc, priceWithMargin, reaisOf } from '@girassol/shared-domain/pricing';

const COST = 10_000;
const MARGIN = 20;

const example = (calc: PricingCalc): string => {
  const result = priceWithMargin(COST, MARGIN, calc);
  return `Com custo de ${formatMoney(COST)} e ${MARGIN}%: ${result.ok ? formatMoney(reaisOf(result.price)) : '—'}.`;
};

/** What the calculations do: the formula, and an example of it (pricing-004, pricing-005). */
export const calcOptions: { value: PricingCalc; label: string; description: string }[] = [
  {
    value: 'GROSS_MARGIN',
    label: 'Margem bruta',
    description: `Preço = custo × (1 + margem). ${example('GROSS_MARGIN')}`,
  },
  {
    value: 'MARKUP',
    label: 'Markup',
    description: `Preço = custo ÷ (1 − margem). ${example('MARKUP')}`,
  },
];
