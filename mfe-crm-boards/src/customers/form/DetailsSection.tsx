import {
  FormFields,
  FormMaskedField,
  FormMoneyField,
  FormNumberField,
  FormSection,
  FormTextArea,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { CustomerValues } from './customer-values';
import { textField } from './text-field';

/** What contracts and financings ask for: of a person one thing, of a company another. */
export function DetailsSection() {
  const { values } = useFormikContext<CustomerValues>();
  return (
    <FormSection aria-labelledby="section-details">
      <h2 id="section-details">Para contratos e financiamento</h2>
      <p>Preenchido aqui uma vez, entra sozinho nos documentos.</p>
      <FormFields>
        {values.kind === 'company' ? (
          <>
            <FormTextField {...textField('inChargeName')} autoComplete="off" />
            <FormMaskedField name="inChargeCpf" label="CPF do responsável" mask="cpf" autoComplete="off" />
            <FormNumberField name="associates" label="Número de sócios" decimals={0} />
            <FormMoneyField name="income" label="Faturamento mensal" />
          </>
        ) : (
          <>
            <FormTextField {...textField('rg')} autoComplete="off" />
            <FormMoneyField name="income" label="Renda mensal" />
            <FormTextField {...textField('nationality')} autoComplete="off" />
            <FormTextField {...textField('profession')} autoComplete="off" />
          </>
        )}
        <div className="wide">
          <FormTextArea {...textField('observations')} />
        </div>
      </FormFields>
    </FormSection>
  );
}
