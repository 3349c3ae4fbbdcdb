import { brazilianStates } from '@girassol/shared-domain';
import { FormFields, FormMaskedField, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { type FilledAddress, usePayerPostalCode } from './use-payer-postal-code';

/** Address of a payer that nobody has typed yet. */
export const emptyAddress = {
  postalCode: '',
  uf: '',
  city: '',
  address: '',
  district: '',
  number: '',
  complement: '',
};
export type AddressValues = typeof emptyAddress;

const states = brazilianStates.map(({ uf, name }) => ({ value: String(uf), label: name }));

interface AddressFieldsProps {
  /** Address in the form. */
  address: AddressValues;
  /** Begins the names of the fields where the address is a part of the form's values: `address.`. */
  prefix?: string;
  /** Writes what the CEP says into the form. */
  onFill: (found: FilledAddress) => void;
}

/** Fields of a payer's address in a form. The CEP fills what nobody typed. */
export function AddressFields({ address, prefix = '', onFill }: AddressFieldsProps) {
  const { postalCode, uf, city, district, address: street } = address;
  const message = usePayerPostalCode(postalCode, { uf, city, district, address: street }, onFill);
  const getName = (part: keyof AddressValues): string => prefix + part;
  return (
    <FormFields>
      <FormMaskedField
        name={getName('postalCode')}
        mask="cep"
        label="CEP"
        isRequired
        description={<span role="status">{message}</span>}
      />
      <FormSelect name={getName('uf')} label="Estado" options={states} isRequired placeholder="Escolha" />
      <FormTextField
        name={getName('city')}
        label="Cidade"
        isRequired
        maxLength={80}
        autoComplete="address-level2"
      />
      <FormTextField
        name={getName('district')}
        label="Bairro"
        isRequired
        maxLength={80}
        autoComplete="address-level3"
      />
      <div className="wide">
        <FormTextField
          name={getName('address')}
          label="Rua"
          isRequired
          maxLength={120}
          autoComplete="address-line1"
        />
      </div>
      <FormTextField name={getName('number')} label="Número" isRequired maxLength={20} autoComplete="off" />
      <FormTextField
        name={getName('complement')}
        label="Complemento"
        isOptional
        maxLength={80}
        autoComplete="off"
      />
    </FormFields>
  );
}
