import { type PostalAddress, usePostalCode } from '@girassol/shared-auth';
import { FormMaskedField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { CreditValues } from './credit-values';

/** A postal code; once it is whole, what is known of it fills the address, as in the form of a customer. */
export function PostalCodeField() {
  const { values, setValues } = useFormikContext<CreditValues>();
  const message = usePostalCode(values.cep, (address) => void setValues(filled(values, address)));
  return (
    <FormMaskedField
      name="cep"
      label="CEP"
      mask="cep"
      isRequired
      autoComplete="off"
      description={<span role="status">{message}</span>}
    />
  );
}

/** The address of the code; what it does not say stays as it was typed, and a city keeps its state. */
const filled = (values: CreditValues, { uf, city, district, street }: PostalAddress): CreditValues => ({
  ...values,
  state: (city || !values.city ? uf : '') || values.state,
  city: city || values.city,
  district: district || values.district,
  address: street || values.address,
});
