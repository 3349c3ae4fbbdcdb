import { formatCity, isCnpj } from '@girassol/shared-domain';
import { Text, TextLink } from '@girassol/shared-ui';
import {
  FormFields,
  FormMaskedField,
  FormRadioGroup,
  FormSection,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { customerPath } from '../../addresses/customers';
import type { CustomerValues } from './customer-values';
import { DuplicateWarning } from './DuplicateWarning';
import { PhoneFields } from './PhoneFields';
import { getTextFieldProps } from './text-field';
import { type Duplicate, describeUsedDocument, useDuplicates } from './use-duplicates';

interface IdentitySectionProps {
  origins: string[];
  /** The customer that is being edited. */
  customerId?: string | undefined;
}

/** Form section for the customer's name, document and contact data. */
export function IdentitySection({ origins, customerId }: IdentitySectionProps) {
  const { values, setFieldValue, setFieldTouched } = useFormikContext<CustomerValues>();
  const isCompany = values.kind === 'company';

  // A whole CNPJ that was pasted among persons is one of a company (customers-006).
  const turnsOutCompany = !isCompany && isCnpj(values.document);
  useEffect(() => {
    if (turnsOutCompany) void setFieldValue('kind', 'company');
  }, [turnsOutCompany, setFieldValue]);

  const { withDocument, others } = useDuplicates(customerId);
  const warnAbout = (isCause: (reason: Duplicate['reasons'][number]) => boolean) => (
    <DuplicateWarning duplicates={others.filter(({ reasons: [first] }) => first && isCause(first))} />
  );
  const usedProblem = withDocument && describeUsedDocument(values.document, withDocument);
  const wasUsed = useRef(false);
  // Said at once, and checked again: the answer comes after the document was typed.
  useEffect(() => {
    const isUsed = usedProblem !== undefined;
    if (isUsed || wasUsed.current) void setFieldTouched('document', true, true);
    wasUsed.current = isUsed;
  }, [usedProblem, setFieldTouched]);

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
        {warnAbout((reason) => reason === 'name')}
        <div>
          <FormMaskedField
            name="document"
            label={isCompany ? 'CNPJ' : 'CPF'}
            mask={isCompany ? 'cnpj' : 'document'}
            placeholder={isCompany ? '00.000.000/0000-00' : '000.000.000-00'}
            autoComplete="off"
            check={() => usedProblem}
          />
          <div role="status">
            {withDocument?.customer && <OwnerOfDocument customer={withDocument.customer} />}
          </div>
        </div>
        <FormSelect
          name="origin"
          label="Origem"
          placeholder="De onde veio"
          options={[...known].map((name) => ({ value: name, label: name }))}
        />
        <PhoneFields />
        {warnAbout((reason) => reason === 'phone')}
        <div className="wide">
          <FormTextField {...getTextFieldProps('email')} type="email" autoComplete="off" />
        </div>
        {warnAbout((reason) => reason === 'email')}
      </FormFields>
    </FormSection>
  );
}

/** Way to the customer who has the document that was typed. */
function OwnerOfDocument({ customer }: { customer: NonNullable<Duplicate['customer']> }) {
  const place = formatCity(customer);
  return (
    <Text as="span" size={13}>
      <TextLink as={Link} to={customerPath(customer._id)}>
        Abrir {customer.name}
      </TextLink>
      {place && `, ${place}`}
      {customer.archived && ', arquivado'}
    </Text>
  );
}
