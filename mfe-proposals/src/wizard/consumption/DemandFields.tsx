import { FormFields, FormNumberField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { Subheading } from '../../wizard-frame/Subheading';
import type { ConsumptionValues } from './consumption-values';

const POWER = { unit: 'kW', decimals: 2 } as const;
const TARIFF = { unit: 'R$', decimals: 5 } as const;

/**
 * Fields for the demand of group A: contracted power and its price per kW a month. The modality Azul also has a peak
 * demand.
 */
export function DemandFields({ path }: { path: string }) {
  const { getFieldProps } = useFormikContext<ConsumptionValues>();
  const isBlue = getFieldProps(`${path}.classification`).value === 'Azul';
  const offPeak = isBlue ? ' fora da ponta' : '';
  return (
    <>
      <Subheading>Demanda</Subheading>
      <FormFields>
        <FormNumberField {...POWER} name={`${path}.demand`} label={`Demanda contratada${offPeak}`} />
        <FormNumberField
          {...TARIFF}
          name={`${path}.demandTariff`}
          label={`Tarifa da demanda${offPeak}`}
          description="Por kW, ao mês."
        />
        {isBlue && (
          <>
            <FormNumberField {...POWER} name={`${path}.demandPeak`} label="Demanda contratada na ponta" />
            <FormNumberField
              {...TARIFF}
              name={`${path}.demandTariffPeak`}
              label="Tarifa da demanda na ponta"
            />
          </>
        )}
        <FormNumberField
          {...POWER}
          name={`${path}.demandGen`}
          label="Demanda de geração"
          description="O que passa da demanda contratada paga TUSDg."
        />
        <FormNumberField {...TARIFF} name={`${path}.demandTariffTusdG`} label="Tarifa TUSDg" />
      </FormFields>
    </>
  );
}
