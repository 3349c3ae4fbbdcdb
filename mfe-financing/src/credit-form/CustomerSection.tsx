import { useApiQuery } from '@girassol/shared-auth';
import { formatMoney, toIsoDate } from '@girassol/shared-domain';
import { currentIofRates } from '@girassol/shared-domain/financing';
import {
  FormDateField,
  FormFields,
  FormMaskedField,
  FormMoneyField,
  FormRadioGroup,
  FormSection,
  FormSwitch,
  FormTextField,
  useFieldValue,
} from '@girassol/shared-ui/fields';
import { SIMPLES_UNSUPPORTED_MESSAGE } from '../financing/financing-labels';
import { LOAD_REGISTRATION_CALL } from '../financing/financings';

/** Form section for the person or company that requests credit. */
export function CustomerSection() {
  const [who] = useFieldValue<'CPF' | 'CNPJ'>('who');
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
        {isCompany && <SimplesField />}
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

/** Lets a company say that it is of the Simples, with what that means at the bank that is asked. */
function SimplesField() {
  const { data } = useApiQuery(LOAD_REGISTRATION_CALL, {});
  return (
    <div className="wide">
      <FormSwitch
        name="isSimples"
        label="Empresa do Simples ou MEI"
        description={
          data?.bank?.takesSimples === false
            ? SIMPLES_UNSUPPORTED_MESSAGE
            : `IOF menor quando o total financiado vai até ${formatMoney(currentIofRates.smallUpTo)}.`
        }
      />
    </div>
  );
}
