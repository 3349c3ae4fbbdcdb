import { FormCheckbox, FormFields, FormNumberField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { Subheading } from '../../wizard-frame/Subheading';
import { ChargeNotice } from './ChargeNotice';
import type { ConsumptionValues } from './consumption-values';
import { TARIFF } from './TariffFields';

/** What compensated energy still pays: Fio B, and what class GD III adds. A blank is no zero: somebody says that. */
export function ChargeFields({ path, index }: { path: string; index: number }) {
  const { values } = useFormikContext<ConsumptionValues>();
  const isGroupA = values.tariffModality === 'A';
  const isSpared = values.energyBillData[index]?.finViabilityData.bWireNotApplicable ?? false;
  const place = `${path}.finViabilityData`;
  return (
    <>
      <Subheading>Cobrança sobre a energia compensada</Subheading>
      <FormFields>
        <FormNumberField
          {...TARIFF}
          name={`${place}.bWireValue`}
          label={isGroupA ? 'TUSD Fio B fora da ponta' : 'TUSD Fio B'}
          isDisabled={isSpared}
          description="Valor cheio de hoje; o estudo aplica a parcela de cada ano."
        />
        {isGroupA && (
          <FormNumberField
            {...TARIFF}
            name={`${place}.bWireValuePeak`}
            label="TUSD Fio B na ponta"
            description="Em branco, vale o de fora da ponta; 0 se a distribuidora não publica."
          />
        )}
        {values.calculation?.gdClass === 'GD3' && (
          <>
            <FormNumberField
              {...TARIFF}
              name={`${place}.aWireValue`}
              label="TUSD Fio A"
              description="GD III: 40% dele são cobrados até 2028; 0 se não há."
            />
            <FormNumberField
              {...TARIFF}
              name={`${place}.sectorCharges`}
              label="Encargos (TFSEE e P&D)"
              description="GD III: cobrados até 2028; 0 se não há."
            />
          </>
        )}
        <div className="wide">
          <FormCheckbox
            name={`${place}.bWireNotApplicable`}
            label="O Fio B não se aplica a esta unidade"
            description="A proposta dirá que ele não foi cobrado, e que foi você quem informou."
          />
        </div>
      </FormFields>
      <ChargeNotice path={path} index={index} />
    </>
  );
}
