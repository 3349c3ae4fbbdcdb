import { FormCheckbox, FormFields } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { UsualNumberField } from '../../usual-values/UsualNumberField';
import { Subheading } from '../../wizard-frame/Subheading';
import { ConsumptionPurpose } from './consumption-purpose';
import type { ConsumptionValues } from './consumption-values';
import { MissingChargesNotice } from './MissingChargesNotice';
import { TARIFF_FIELD_FORMAT } from './TariffFields';

/**
 * Fields for the charges on compensated energy of a consumer unit: Fio B, and the charges of class GD III. An
 * empty field means an unknown charge; a charge of zero must be typed.
 */
export function ChargeFields({ path, index, isGroupA }: { path: string; index: number; isGroupA: boolean }) {
  const { values } = useFormikContext<ConsumptionValues>();
  const isSpared = values.energyBillData[index]?.finViabilityData.bWireNotApplicable ?? false;
  const place = `${path}.finViabilityData`;
  const document = useContext(ConsumptionPurpose) === 'PROPOSAL' ? 'A proposta' : 'O resultado';
  return (
    <>
      <Subheading>Cobrança sobre a energia compensada</Subheading>
      <FormFields>
        <UsualNumberField
          usual="tariffPart"
          {...TARIFF_FIELD_FORMAT}
          name={`${place}.bWireValue`}
          label={isGroupA ? 'TUSD Fio B fora da ponta' : 'TUSD Fio B'}
          isDisabled={isSpared}
          description="Valor cheio de hoje; o estudo aplica a parcela de cada ano."
        />
        {isGroupA && (
          <UsualNumberField
            usual="tariffPartPeak"
            {...TARIFF_FIELD_FORMAT}
            name={`${place}.bWireValuePeak`}
            label="TUSD Fio B na ponta"
            description="Em branco, vale o de fora da ponta; 0 se a distribuidora não publica."
          />
        )}
        {values.calculation?.gdClass === 'GD3' && (
          <>
            <UsualNumberField
              usual="tariffPart"
              {...TARIFF_FIELD_FORMAT}
              name={`${place}.aWireValue`}
              label="TUSD Fio A"
              description="GD III: 40% dele são cobrados até 2028; 0 se não há."
            />
            <UsualNumberField
              usual="tariffPart"
              {...TARIFF_FIELD_FORMAT}
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
            description={`${document} dirá que ele não foi cobrado, e que foi você quem informou.`}
          />
        </div>
      </FormFields>
      <MissingChargesNotice path={path} index={index} isGroupA={isGroupA} />
    </>
  );
}
