import { type PostalAddress, usePostalCode } from '@girassol/shared-auth';
import { FormMaskedField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { CustomerValues } from './customer-values';

/** A postal code; once it is whole, what is known of it fills the address (customers-012). */
export function PostalCodeField() {
  const { values, setValues } = useFormikContext<CustomerValues>();
  const message = usePostalCode(values.postalCode, (address) => void setValues(filled(values, address)));
  return (
    <FormMaskedField
      name="postalCode"
      label="CEP"
      mask="cep"
      autoComplete="off"
      description={<span role="status">{message}</span>}
    />
  );
}

/** The address of the code; what it does not say stays as it was typed, and a city keeps its state. */
function filled(values: CustomerValues, { uf, city, district, street }: PostalAddress): CustomerValues {
  return {
    ...values,
    uf: (city || !values.city ? uf : '') || values.uf,
    city: city || values.city,
    district: district || values.district,
    street: street || values.street,
  };
}
