import { formatNumber } from '@girassol/shared-domain';
import { Text } from '@girassol/shared-ui';
import { FormFields, FormNumberField, FormSection } from '@girassol/shared-ui/fields';
import { getIn, useFormikContext } from 'formik';
import { SURPLUS_SHARES_ERROR_PATH } from './consumption-study';
import type { ConsumptionValues } from './consumption-values';

/** Form section for the shares of the surplus energy that the consumer units without generation receive. */
export function SurplusSharesSection() {
  const { values, errors } = useFormikContext<ConsumptionValues>();
  const others = values.energyBillData.slice(1);
  if (others.length === 0) return null;
  const isByConsumption = others.every(({ share }) => share === null);
  const total = others.reduce((sum, { share }) => sum + (share ?? 0), 0);
  const problem: unknown = getIn(errors, SURPLUS_SHARES_ERROR_PATH);
  return (
    <FormSection aria-labelledby="section-shares">
      <h2 id="section-shares">Rateio dos créditos</h2>
      <p>Quanto cada unidade recebe do que a geradora não usa. Em branco, conforme o consumo.</p>
      <FormFields>
        {others.map(({ key, ucName }, index) => (
          <FormNumberField
            key={key}
            name={`energyBillData.${index + 1}.share`}
            label={ucName || `Unidade ${index + 2}`}
            unit="%"
            decimals={2}
          />
        ))}
      </FormFields>
      <div role="status">
        {typeof problem === 'string' ? (
          <Text size={13} tone="bad">
            Soma {formatNumber(total)}%. {problem}
          </Text>
        ) : (
          <Text size={13} tone="soft">
            {isByConsumption ? 'Dividido conforme o consumo.' : `Soma ${formatNumber(total)}%.`}
          </Text>
        )}
      </div>
    </FormSection>
  );
}
