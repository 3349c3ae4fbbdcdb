import { percentBounds, percentErrors, percentText, plus } from '@girassol/shared-domain/pricing';
import { Icon, tokens } from '@girassol/shared-ui';
import { getIn, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { TOTALS_PATH } from './pricing-change';
import { detailedOf, type PricingValues } from './pricing-values';

/** Says when percentages cannot be met by any price, or might not be by some. */
export function PercentNotice() {
  const { values, errors } = useFormikContext<PricingValues>();
  const impossible: unknown = getIn(errors, TOTALS_PATH);
  if (typeof impossible === 'string') {
    return (
      <Notice role="alert" data-tone="bad">
        <Icon name="error" size={16} />
        {impossible} Do jeito que está, nenhuma proposta teria preço.
      </Notice>
    );
  }
  const { autoPricingCalc, pricingComponents } = detailedOf(values);
  const { most } = percentBounds(pricingComponents);
  if (percentErrors(most, autoPricingCalc).length === 0) return null;
  return (
    <Notice role="status" data-tone="warn">
      <Icon name="warning" size={16} />
      Se tudo o que é opcional ou condicional entrar, os percentuais somam{' '}
      {percentText(plus(most.price, most.service))} sobre o serviço e{' '}
      {percentText(plus(most.price, most.kit))} sobre o kit: uma proposta assim não terá preço.
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
