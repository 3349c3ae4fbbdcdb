import { FormFields } from '@girassol/shared-ui/fields';
import { UsualNumberField } from '../../usual-values/UsualNumberField';
import { Subheading } from '../../wizard-frame/Subheading';
import { TariffSuggestion } from './TariffOffer';

/**
 * Unit and number of decimal places of tariff fields: distributors publish five decimals, and bills show
 * them.
 */
export const TARIFF_FIELD_FORMAT = { unit: 'R$', decimals: 5 } as const;

/** Fields for the price of a kWh including taxes, as on the bill. */
export function TariffFields({ path, index, isGroupA }: { path: string; index: number; isGroupA: boolean }) {
  const offPeak = isGroupA ? ' fora da ponta' : '';
  return (
    <>
      <Subheading>Tarifas</Subheading>
      <TariffSuggestion path={path} index={index} />
      <FormFields>
        <UsualNumberField
          usual="kwhPrice"
          {...TARIFF_FIELD_FORMAT}
          name={`${path}.kwhPrice`}
          label={`Preço do kWh${offPeak}`}
          isRequired
          description="TE e TUSD, com impostos."
        />
        {isGroupA && (
          <>
            <UsualNumberField
              usual="tariffPart"
              {...TARIFF_FIELD_FORMAT}
              name={`${path}.tusd`}
              label="TUSD fora da ponta"
              description="A parte da rede no preço do kWh."
            />
            <UsualNumberField
              usual="kwhPricePeak"
              {...TARIFF_FIELD_FORMAT}
              name={`${path}.kwhPricePeak`}
              label="Preço do kWh na ponta"
            />
            <UsualNumberField
              usual="tariffPartPeak"
              {...TARIFF_FIELD_FORMAT}
              name={`${path}.tusdPeak`}
              label="TUSD na ponta"
            />
          </>
        )}
      </FormFields>
    </>
  );
}
