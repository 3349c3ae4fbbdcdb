import { useAddressAutofill } from '@girassol/shared-auth';
import { FormMaskedField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { CustomerValues } from './customer-values';

/** Field for the postal code. A complete code fills the address from the postal code lookup (customers-012). */
export function PostalCodeField() {
  const { values, setValues } = useFormikContext<CustomerValues>();
  const { uf, city, district, street } = values;
  const message = useAddressAutofill(
    values.postalCode,
    { uf, city, district, street },
    (address) => void setValues({ ...values, ...address }),
  );
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
