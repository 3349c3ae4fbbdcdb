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
import { getTextFieldProps } from './text-field';

/**
 * Form section for the customer data that contracts and financings require. People and companies have
 * different fields.
 */
export function ContractDetailsSection() {
  const { values } = useFormikContext<CustomerValues>();
  return (
    <FormSection aria-labelledby="section-details">
      <h2 id="section-details">Para contratos e financiamento</h2>
      <p>Preenchido aqui uma vez, entra sozinho nos documentos.</p>
      <FormFields>
        {values.kind === 'company' ? (
          <>
            <FormTextField {...getTextFieldProps('inChargeName')} autoComplete="off" />
            <FormMaskedField name="inChargeCpf" label="CPF do responsável" mask="cpf" autoComplete="off" />
            <FormNumberField name="associates" label="Número de sócios" decimals={0} />
            <FormMoneyField name="income" label="Faturamento mensal" />
          </>
        ) : (
          <>
            <FormTextField {...getTextFieldProps('rg')} autoComplete="off" />
            <FormMoneyField name="income" label="Renda mensal" />
            <FormTextField {...getTextFieldProps('nationality')} autoComplete="off" />
            <FormTextField {...getTextFieldProps('profession')} autoComplete="off" />
          </>
        )}
        <div className="wide">
          <FormTextArea {...getTextFieldProps('observations')} />
        </div>
      </FormFields>
    </FormSection>
  );
}
