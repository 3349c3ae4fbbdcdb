import { api } from '@girassol/shared-auth';
import { isPostalCode } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { FormMaskedField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { CustomerValues } from './customer-values';

type Found = Answer<'GET /places/postal-code/:cep'>;
const away: Found = {
  address: null,
  message: 'A busca por CEP não está disponível agora: digite o endereço.',
};

/** A postal code; once it is whole, what is known of it fills the address (customers-012). */
export function PostalCodeField() {
  const { values, setValues } = useFormikContext<CustomerValues>();
  const [message, setMessage] = useState<string | null>(null);
  const latest = useRef({ values, setValues });
  latest.current = { values, setValues };
  // What came with the customer is not looked up: it may have been corrected by hand.
  const asked = useRef(values.postalCode);
  const cep = values.postalCode;

  useEffect(() => {
    if (cep === asked.current) return;
    asked.current = cep;
    setMessage(null);
    if (!isPostalCode(cep)) return;
    const controller = new AbortController();
    setMessage('Procurando o endereço…');
    api('GET /places/postal-code/:cep', { params: { cep }, signal: controller.signal, silent: true })
      .catch(() => away)
      .then(({ address, message: said }) => {
        if (controller.signal.aborted) return;
        setMessage(said);
        if (address) void latest.current.setValues(filled(latest.current.values, address));
      });
    return () => controller.abort();
  }, [cep]);

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
function filled(
  values: CustomerValues,
  { uf, city, district, street }: NonNullable<Found['address']>,
): CustomerValues {
  return {
    ...values,
    uf: (city || !values.city ? uf : '') || values.uf,
    city: city || values.city,
    district: district || values.district,
    street: street || values.street,
  };
}
