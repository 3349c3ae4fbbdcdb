import { brazilianStates } from '@girassol/shared-domain';
import {
  checkName,
  FormFields,
  FormMaskedField,
  FormSection,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { usePayerPostalCode } from '../payer/use-payer-postal-code';
import type { AccountDataValues } from './account-data-values';

const states = brazilianStates.map(({ uf, name }) => ({ value: String(uf), label: name }));

/** Sections of the company of the account: names, documents, contact and address. */
export function CompanyFields() {
  return (
    <>
      <FormSection aria-labelledby="section-company">
        <h2 id="section-company">Empresa</h2>
        <p>Como os contratos, as propostas e as páginas de assinatura chamam a sua empresa.</p>
        <FormFields>
          <FormTextField
            name="company.tradeName"
            label="Nome da empresa"
            isRequired
            maxLength={120}
            check={checkName}
            autoComplete="organization"
          />
          <FormTextField name="company.legalName" label="Razão social" isOptional maxLength={160} />
          <FormMaskedField name="company.document" mask="document" label="CNPJ ou CPF" isOptional />
          <FormTextField
            name="company.stateRegistration"
            label="Inscrição estadual"
            isOptional
            maxLength={30}
            autoComplete="off"
          />
          <FormMaskedField name="company.phone" mask="phone" label="Telefone da empresa" isOptional />
          <FormTextField
            name="company.email"
            type="email"
            label="E-mail da empresa"
            isOptional
            maxLength={254}
          />
        </FormFields>
      </FormSection>
      <FormSection aria-labelledby="section-address">
        <h2 id="section-address">Endereço</h2>
        <p>O CEP preenche o que ele sabe.</p>
        <AddressFields />
      </FormSection>
    </>
  );
}

function AddressFields() {
  const { values, setFieldValue } = useFormikContext<AccountDataValues>();
  const address = values.company?.address;
  const message = usePayerPostalCode(
    address?.postalCode ?? '',
    {
      uf: address?.uf ?? '',
      city: address?.city ?? '',
      district: address?.district ?? '',
      address: address?.address ?? '',
    },
    (found) => void setFieldValue('company.address', { ...address, ...found }),
  );
  return (
    <FormFields>
      <FormMaskedField
        name="company.address.postalCode"
        mask="cep"
        label="CEP"
        isOptional
        description={<span role="status">{message}</span>}
      />
      <FormSelect
        name="company.address.uf"
        label="Estado"
        options={states}
        isOptional
        placeholder="Escolha"
      />
      <FormTextField
        name="company.address.city"
        label="Cidade"
        isOptional
        maxLength={80}
        autoComplete="address-level2"
      />
      <FormTextField
        name="company.address.district"
        label="Bairro"
        isOptional
        maxLength={80}
        autoComplete="address-level3"
      />
      <div className="wide">
        <FormTextField
          name="company.address.address"
          label="Rua"
          isOptional
          maxLength={120}
          autoComplete="address-line1"
        />
      </div>
      <FormTextField
        name="company.address.number"
        label="Número"
        isOptional
        maxLength={20}
        autoComplete="off"
      />
      <FormTextField
        name="company.address.complement"
        label="Complemento"
        isOptional
        maxLength={80}
        autoComplete="off"
      />
    </FormFields>
  );
}
