import { FormFields, FormNumberField } from '@girassol/shared-ui/fields';
import { Subheading } from '../frame/Subheading';

/** Decimal places of a tariff: distributors publish five, bills show them. */
const TARIFF = { unit: 'R$', decimals: 5 } as const;

/** What a kWh costs: with taxes, as on the bill. */
export function TariffFields({ path, isGroupA }: { path: string; isGroupA: boolean }) {
  const offPeak = isGroupA ? ' fora da ponta' : '';
  return (
    <>
      <Subheading>Tarifas</Subheading>
      <FormFields>
        <FormNumberField
          {...TARIFF}
          name={`${path}.kwhPrice`}
          label={`Preço do kWh${offPeak}`}
          isRequired
          description="TE e TUSD, com impostos."
        />
        <FormNumberField
          {...TARIFF}
          name={`${path}.finViabilityData.bWireValue`}
          label={`TUSD Fio B${offPeak}`}
          description="Valor cheio de hoje; o estudo aplica a parcela de cada ano."
        />
        {isGroupA && (
          <>
            <FormNumberField
              {...TARIFF}
              name={`${path}.tusd`}
              label="TUSD fora da ponta"
              description="A parte da rede no preço do kWh."
            />
            <FormNumberField {...TARIFF} name={`${path}.kwhPricePeak`} label="Preço do kWh na ponta" />
            <FormNumberField {...TARIFF} name={`${path}.tusdPeak`} label="TUSD na ponta" />
            <FormNumberField
              {...TARIFF}
              name={`${path}.finViabilityData.bWireValuePeak`}
              label="TUSD Fio B na ponta"
              description="Em branco, vale o de fora da ponta; 0 se a distribuidora não publica."
            />
          </>
        )}
      </FormFields>
    </>
  );
}
