import { isCnpj } from '@girassol/shared-domain';
import {
  FormFields,
  FormMaskedField,
  FormRadioGroup,
  FormSection,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { CustomerValues } from './customer-values';
import { DuplicateWarning } from './DuplicateWarning';
import { PhoneFields } from './PhoneFields';
import { getTextFieldProps } from './text-field';

interface IdentitySectionProps {
  origins: string[];
  /** The customer that is being edited. */
  customerId?: string | undefined;
}

/** Form section for the customer's name, document and contact data. */
export function IdentitySection({ origins, customerId }: IdentitySectionProps) {
  const { values, setFieldValue } = useFormikContext<CustomerValues>();
  const isCompany = values.kind === 'company';

  // A whole CNPJ that was pasted among persons is one of a company (customers-006).
  const turnsOutCompany = !isCompany && isCnpj(values.document);
  useEffect(() => {
    if (turnsOutCompany) void setFieldValue('kind', 'company');
  }, [turnsOutCompany, setFieldValue]);

  const known = new Set([...origins, ...(values.origin ? [values.origin] : [])]);
  return (
    <FormSection aria-labelledby="section-identity">
      <h2 id="section-identity">Cliente</h2>
      <p>Só o nome é obrigatório. O resto pode vir depois.</p>
      <FormFields>
        <div className="wide">
          <FormRadioGroup
            name="kind"
            label="CPF/CNPJ"
            hideLabel
            direction="row"
            options={[
              { value: 'person', label: 'Pessoa física (CPF)' },
              { value: 'company', label: 'Empresa (CNPJ)' },
            ]}
          />
        </div>
        <div className="wide">
          <FormTextField
            name="name"
            label={isCompany ? 'Razão social ou nome' : 'Nome'}
            isRequired
            autoComplete="off"
            maxLength={150}
          />
        </div>
        <FormMaskedField
          name="document"
          label={isCompany ? 'CNPJ' : 'CPF'}
          mask={isCompany ? 'cnpj' : 'document'}
          placeholder={isCompany ? '00.000.000/0000-00' : '000.000.000-00'}
          autoComplete="off"
        />
        <FormSelect
          name="origin"
          label="Origem"
          placeholder="De onde veio"
          options={[...known].map((name) => ({ value: name, label: name }))}
        />
        <PhoneFields />
        <div className="wide">
          <FormTextField {...getTextFieldProps('email')} type="email" autoComplete="off" />
        </div>
        <DuplicateWarning customerId={customerId} />
      </FormFields>
    </FormSection>
  );
}
