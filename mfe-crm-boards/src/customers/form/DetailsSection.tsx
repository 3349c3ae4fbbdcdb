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
            <FormTextField name="inChargeName" label="Responsável legal" autoComplete="off" maxLength={150} />
            <FormMaskedField name="inChargeCpf" label="CPF do responsável" mask="cpf" autoComplete="off" />
            <FormNumberField name="associates" label="Número de sócios" decimals={0} />
            <FormMoneyField name="income" label="Faturamento mensal" />
          </>
        ) : (
          <>
            <FormTextField name="rg" label="RG" autoComplete="off" maxLength={20} />
            <FormMoneyField name="income" label="Renda mensal" />
            <FormTextField name="nationality" label="Nacionalidade" autoComplete="off" maxLength={60} />
            <FormTextField name="profession" label="Profissão" autoComplete="off" maxLength={80} />
          </>
        )}
        <div className="wide">
          <FormTextArea name="observations" label="Observações" maxLength={5000} />
        </div>
      </FormFields>
    </FormSection>
  );
}
