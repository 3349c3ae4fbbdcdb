import {
  addRatios,
  computePercentageBounds,
  findPercentageErrors,
  formatRatioAsPercent,
} from '@girassol/shared-domain/pricing';
import { Icon, tokens } from '@girassol/shared-ui';
import { getIn, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { PERCENT_TOTAL_ERROR_PATH } from './pricing-change';
import { type PricingSettingsValues, toDetailedPricing } from './pricing-settings-values';

/**
 * Notice in the pricing settings that the percentages are impossible: for every proposal, or for proposals to
 * which all optional and conditional components apply.
 */
export function ImpossiblePercentagesNotice() {
  const { values, errors } = useFormikContext<PricingSettingsValues>();
  const impossible: unknown = getIn(errors, PERCENT_TOTAL_ERROR_PATH);
  if (typeof impossible === 'string') {
    return (
      <Notice role="alert" data-tone="bad">
        <Icon name="error" size={16} />
        {impossible} Do jeito que está, nenhuma proposta teria preço.
      </Notice>
    );
  }
  const { autoPricingCalc, pricingComponents } = toDetailedPricing(values);
  const { most } = computePercentageBounds(pricingComponents);
  if (findPercentageErrors(most, autoPricingCalc).length === 0) return null;
  return (
    <Notice role="status" data-tone="warn">
      <Icon name="warning" size={16} />
      Se tudo o que é opcional ou condicional entrar, os percentuais somam{' '}
      {formatRatioAsPercent(addRatios(most.price, most.service))} sobre o serviço e{' '}
      {formatRatioAsPercent(addRatios(most.price, most.kit))} sobre o kit: uma proposta assim não terá preço.
    </Notice>
  );
}

const { color, radius, space } = tokens;

const Notice = styled.p`
  display: flex;
  gap: ${space[8]};
  margin: 0 0 ${space[12]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  &[data-tone='bad'] { background: ${color.badSoft}; color: ${color.badInk}; }
  &[data-tone='warn'] { background: ${color.warnSoft}; color: ${color.warnInk}; }
  > svg { flex: none; margin-top: 2px; }
`;
