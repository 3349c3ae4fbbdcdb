import { formatNumber, formatPower } from '@girassol/shared-domain';
import { MARGIN_ABOVE_TIERS_PERCENT, pickTier } from '@girassol/shared-domain/pricing';
import { Badge, Text, tokens } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';
import { getMarginBase } from './price-labels';
import type { PriceRules } from './price-rules';

const percent = (value: number) => `${formatNumber(value, Number.isInteger(value) ? 0 : 2)}%`;

/**
 * Margin tiers of the account by the power of the system, with the tier that applies to the proposal marked
 * (pricing-002, pricing-003).
 */
export function MarginTierList({
  rules: { autoPricing, autoPricingCalc },
  power,
}: {
  rules: PriceRules;
  power: number;
}) {
  const picked = pickTier(autoPricing, power);
  const chosen = picked && !picked.isAboveLast ? picked.tier : null;
  const tiers = [...autoPricing].sort((one, other) => Number(one.power) - Number(other.power));
  return (
    <FormSection aria-labelledby="section-tiers">
      <h2 id="section-tiers">Margem por potência</h2>
      <p>
        {chosen
          ? `Um sistema de ${formatPower(power)} fica na primeira faixa que o alcança: até ${formatNumber(Number(chosen.power))} kWp, margem de ${percent(Number(chosen.margin))} ${getMarginBase(autoPricingCalc)}.`
          : noTierText(power, tiers.length, getMarginBase(autoPricingCalc))}
      </p>
      <Tiers aria-label="Faixas de margem">
        {tiers.map((tier) => (
          <li key={String(tier.power)} aria-current={tier === chosen || undefined}>
            <Text size={13}>até {formatNumber(Number(tier.power))} kWp</Text>
            {tier === chosen && <Badge tone="good">este sistema</Badge>}
            <Text size={13}>{percent(Number(tier.margin))}</Text>
          </li>
        ))}
        <li aria-current={chosen === null || undefined}>
          <Text size={13}>{tiers.length > 0 ? 'acima disso' : 'qualquer potência'}</Text>
          {chosen === null && <Badge tone="good">este sistema</Badge>}
          <Text size={13}>{percent(Number(MARGIN_ABOVE_TIERS_PERCENT))}</Text>
        </li>
      </Tiers>
    </FormSection>
  );
}

function noTierText(power: number, tiers: number, base: string): string {
  const margin = `${percent(Number(MARGIN_ABOVE_TIERS_PERCENT))} ${base}`;
  return tiers > 0
    ? `Um sistema de ${formatPower(power)} passa da última faixa: vale a margem de ${margin}.`
    : `A conta não definiu faixas de margem: vale a margem de ${margin}.`;
}

const { color, radius, space } = tokens;

const Tiers = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    padding: ${space[8]} ${space[12]};
    border-top: 1px solid ${color.lineSoft};
  }
  > li:first-child { border-top: 0; }
  > li > :last-child { margin-left: auto; }
  > li[aria-current] { border-radius: ${radius.control}; background: ${color.goodSoft}; }
`;
