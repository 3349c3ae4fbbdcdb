import { asks, type BoardKind, inverterTypes } from '@girassol/shared-domain';
import { FormFields, FormNumberField, FormSection } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import type { SaleValues } from './sale-values';

/** Is the installed system a part of its own in the forms of this board? */
export const hasSystem = (kind: BoardKind): boolean => asks(kind, 'modsQtd');

/** The system that is looked after: what whoever drives there needs to know (boards.aftersales-006). */
export function SystemSection() {
  const { initialValues } = useFormikContext<SaleValues>();
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
          options={inverterOptions(initialValues.inverterType)}
        />
        <FormNumberField name="distance" label="Distância" unit="km" decimals={2} />
        <FormNumberField name="roofHight" label="Altura do telhado" unit="m" decimals={2} />
      </FormFields>
    </FormSection>
  );
}

/** What an item has already can be kept, also where it came from elsewhere under another name. */
function inverterOptions(present: string | null) {
  const isKnown = present === null || inverterTypes.some(({ value }) => value === present);
  return isKnown ? inverterTypes : [...inverterTypes, { value: present, label: present }];
}
