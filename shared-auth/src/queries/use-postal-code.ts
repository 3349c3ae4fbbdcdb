import { isPostalCode } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api/client';

type Found = Answer<'GET /places/postal-code/:cep'>;
export type PostalAddress = NonNullable<Found['address']>;

const away: Found = {
  address: null,
  message: 'A busca por CEP não está disponível agora: digite o endereço.',
};

/**
 * Looks a postal code up once it is whole and another one than at first: what came with a form may have been corrected by
 * hand. Answers what there is to say of it.
 */
export function usePostalCode(cep: string, onFound: (address: PostalAddress) => void): string | null {
  const [message, setMessage] = useState<string | null>(null);
  const latest = useRef(onFound);
  latest.current = onFound;
  const asked = useRef(cep);

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
        if (address) latest.current(address);
      });
    return () => controller.abort();
  }, [cep]);
  return message;
}
