import { type BoardKind, hasBoardField } from '@girassol/shared-domain';
import { FormFields, FormNumberField, FormSection } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { listInverterOptions } from '../item-form/inverter-options';
import type { ItemFormValues } from '../item-form/item-form-values';

/** Returns true if the forms of the board have a section for the installed system. */
export const hasSystemSection = (kind: BoardKind): boolean => hasBoardField(kind, 'modsQtd');

/** Form section for the installed system, with the data a technician needs on site (boards.aftersales-006). */
export function SystemSection() {
  const { initialValues } = useFormikContext<ItemFormValues>();
  return (
    <FormSection aria-labelledby="section-system">
      <h2 id="section-system">Sistema instalado</h2>
      <p>O que a equipe precisa saber antes de sair: tamanho, acesso e distância.</p>
      <FormFields>
        <FormNumberField name="power" label="Potência" unit="kWp" decimals={2} />
        <FormNumberField name="modsQtd" label="Quantidade de módulos" />
        <FormNumberField name="invQtd" label="Quantidade de inversores" />
        <FormSelect
          name="inverterType"
          label="Tipo de inversor"
          options={listInverterOptions(initialValues.inverterType)}
        />
        <FormNumberField name="distance" label="Distância" unit="km" decimals={2} />
        <FormNumberField name="roofHight" label="Altura do telhado" unit="m" decimals={2} />
      </FormFields>
    </FormSection>
  );
}
