import { FormFields } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { UsualNumberField } from '../../usual-values/UsualNumberField';
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
        <UsualNumberField
          usual="demand"
          {...POWER}
          name={`${path}.demand`}
          label={`Demanda contratada${offPeak}`}
        />
        <UsualNumberField
          usual="demandTariff"
          {...TARIFF}
          name={`${path}.demandTariff`}
          label={`Tarifa da demanda${offPeak}`}
          description="Por kW, ao mês."
        />
        {isBlue && (
          <>
            <UsualNumberField
              usual="demand"
              {...POWER}
              name={`${path}.demandPeak`}
              label="Demanda contratada na ponta"
            />
            <UsualNumberField
              usual="demandTariff"
              {...TARIFF}
              name={`${path}.demandTariffPeak`}
              label="Tarifa da demanda na ponta"
            />
          </>
        )}
        <UsualNumberField
          usual="demandGen"
          {...POWER}
          name={`${path}.demandGen`}
          label="Demanda de geração"
          description="O que passa da demanda contratada paga TUSDg."
        />
        <UsualNumberField
          usual="demandTariff"
          {...TARIFF}
          name={`${path}.demandTariffTusdG`}
          label="Tarifa TUSDg"
        />
      </FormFields>
    </>
  );
}
