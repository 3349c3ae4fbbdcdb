import { useApiQuery } from '@girassol/shared-auth';
import { isPostalCode } from '@girassol/shared-domain';
import { useEffect, useRef } from 'react';

/** Parts of an address that a postal code fills. */
export interface FilledAddress {
  uf: string;
  city: string;
  district: string;
  address: string;
}

/**
 * Looks up the address of a complete postal code and fills in the parts that nobody typed (billing-023). `current` is the
 * address in the form. Returns a message about the lookup; null where there is nothing to say.
 */
export function usePayerPostalCode(
  cep: string,
  current: FilledAddress,
  onFill: (address: FilledAddress) => void,
): string | null {
  const isComplete = isPostalCode(cep);
  const { data, isError } = useApiQuery(
    'GET /signup/postal-code/:cep',
    { params: { cep } },
    { enabled: isComplete, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const written = useRef<Partial<FilledAddress>>({});
  const latest = useRef({ current, onFill });
  latest.current = { current, onFill };

  useEffect(() => {
    if (!data?.address) return;
    const { uf, city, district, street } = data.address;
    const found: FilledAddress = { uf, city, district, address: street };
    const { current: typed, onFill: fill } = latest.current;
    const choose = (part: keyof FilledAddress): string =>
      typed[part] === '' || typed[part] === written.current[part] ? found[part] : typed[part];
    fill({
      uf: choose('uf'),
      city: choose('city'),
      district: choose('district'),
      address: choose('address'),
    });
    written.current = found;
  }, [data]);

  // Nobody is told to type an address that is there.
  if (!isComplete || (!data?.address && current.address !== '')) return null;
  if (isError) return 'A busca por CEP não está disponível agora: digite o endereço.';
  if (!data) return 'Procurando o endereço…';
  return data.address ? null : 'Não encontramos este CEP: digite o endereço.';
}
