import { FormFields, FormNumberField } from '@girassol/shared-ui/fields';
import { Subheading } from '../../wizard-frame/Subheading';
import { TariffOffer } from './TariffOffer';

/** Decimal places of a tariff: distributors publish five, bills show them. */
export const TARIFF = { unit: 'R$', decimals: 5 } as const;

/** What a kWh costs: with taxes, as on the bill. */
export function TariffFields({ path, index, isGroupA }: { path: string; index: number; isGroupA: boolean }) {
  const offPeak = isGroupA ? ' fora da ponta' : '';
  return (
    <>
      <Subheading>Tarifas</Subheading>
      <TariffOffer path={path} index={index} />
      <FormFields>
        <FormNumberField
          {...TARIFF}
          name={`${path}.kwhPrice`}
          label={`Preço do kWh${offPeak}`}
          isRequired
          description="TE e TUSD, com impostos."
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
          </>
        )}
      </FormFields>
    </>
  );
}
