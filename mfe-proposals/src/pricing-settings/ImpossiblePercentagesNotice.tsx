import {
  addRatios,
  computePercentageBounds,
  findPercentageErrors,
  formatRatioAsPercent,
} from '@girassol/shared-domain/pricing';
import { NoticeBox, Text, tokens } from '@girassol/shared-ui';
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
      <Notice>
        <NoticeBox tone="bad" icon="error" role="alert">
          <Text as="p" size={13}>
            {impossible} Do jeito que está, nenhuma proposta teria preço.
          </Text>
        </NoticeBox>
      </Notice>
    );
  }
  const { autoPricingCalc, pricingComponents } = toDetailedPricing(values);
  const { most } = computePercentageBounds(pricingComponents);
  if (findPercentageErrors(most, autoPricingCalc).length === 0) return null;
  return (
    <Notice>
      <NoticeBox icon="warning" role="status">
        <Text as="p" size={13}>
          Se tudo o que é opcional ou condicional entrar, os percentuais somam{' '}
          {formatRatioAsPercent(addRatios(most.price, most.service))} sobre o serviço e{' '}
          {formatRatioAsPercent(addRatios(most.price, most.kit))} sobre o kit: uma proposta assim não terá
          preço.
        </Text>
      </NoticeBox>
    </Notice>
  );
}

const Notice = styled.div`
  margin-bottom: ${tokens.space[12]};
`;
