import { toIsoDate } from '@girassol/shared-domain';
import {
  FormDateField,
  FormFields,
  FormMaskedField,
  FormMoneyField,
  FormRadioGroup,
  FormSection,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { useField } from 'formik';

/** Who asks for the credit: a person or a company. */
export function CustomerSection() {
  const [{ value: who }] = useField<'CPF' | 'CNPJ'>('who');
  const isCompany = who === 'CNPJ';
  return (
    <FormSection aria-labelledby="section-customer">
      <h2 id="section-customer">Cliente</h2>
      <p>Renda e data de nascimento ficam visíveis só para você e para os gestores.</p>
      <FormFields>
        <div className="wide">
          <FormRadioGroup
            name="who"
            label="CPF ou CNPJ"
            direction="row"
            options={[
              { value: 'CPF', label: 'CPF' },
              { value: 'CNPJ', label: 'CNPJ' },
            ]}
          />
        </div>
        <div className="wide">
          <FormTextField name="customerName" label="Nome do Cliente" isRequired autoComplete="off" />
        </div>
        <FormMaskedField
          key={who}
          name="customerIdentification"
          label={who}
          mask={isCompany ? 'cnpj' : 'cpf'}
          isRequired
          autoComplete="off"
        />
        <FormDateField
          name="customerBirthDate"
          label={isCompany ? 'Data de Abertura da Empresa' : 'Data de Nascimento'}
          min="1900-01-01"
          max={toIsoDate(Date.now())}
          isRequired
        />
        <FormTextField name="customerEmail" label="E-mail" type="email" isRequired autoComplete="off" />
        <FormMaskedField
          name="customerPhone"
          label="Telefone/WhatsApp"
          mask="phone"
          isRequired
          autoComplete="off"
        />
        <FormMoneyField
          name="monthlyBilling"
          label={isCompany ? 'Faturamento Mensal' : 'Renda Mensal'}
          isRequired
        />
      </FormFields>
    </FormSection>
  );
}
