import { useAddressAutofill } from '@girassol/shared-auth';
import { FormMaskedField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { CreditFormValues } from './credit-form-values';

/** Field for the postal code. A complete code fills the address, as in the customer form. */
export function PostalCodeField() {
  const { values, setValues } = useFormikContext<CreditFormValues>();
  const { state: uf, city, district, address: street } = values;
  const message = useAddressAutofill(
    values.cep,
    { uf, city, district, street },
    (found) =>
      void setValues({
        ...values,
        state: found.uf,
        city: found.city,
        district: found.district,
        address: found.street,
      }),
  );
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
