import { isPostalCode } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api/client';
import { type FillableAddress, fillAddressFromPostalCode } from './fill-address-from-postal-code';

type Found = ResponseBody<'GET /places/postal-code/:cep'>;
/** Address that the server finds for a postal code. */
export type PostalAddress = NonNullable<Found['address']>;

const away: Found = {
  address: null,
  message: 'A busca por CEP não está disponível agora: digite o endereço.',
};

/**
 * Looks a postal code up once it is whole and another one than at first: what came with a form may have been corrected by
 * hand. Answers what there is to say of it; `onAnswer` may say more.
 */
function useLookUp(cep: string, onAnswer: (found: PostalAddress | null) => string | null): string | null {
  const [message, setMessage] = useState<string | null>(null);
  const latest = useRef(onAnswer);
  latest.current = onAnswer;
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
        const added = latest.current(address);
        setMessage([said, added].filter(Boolean).join(' ') || null);
      });
    return () => controller.abort();
  }, [cep]);
  return message;
}

/** Looks up a complete postal code and passes the address to `onFound`. Returns a message about the lookup, or null. */
export function usePostalCode(cep: string, onFound: (address: PostalAddress) => void): string | null {
  return useLookUp(cep, (address) => {
    if (address) onFound(address);
    return null;
  });
}

/**
 * Fills an address from its postal code once the code is complete and changed; `fillAddressFromPostalCode` decides which parts stay.
 * `address` is the form's current address. Returns a message about the lookup, or null.
 */
export function useAddressAutofill(
  cep: string,
  address: FillableAddress,
  onFill: (address: FillableAddress) => void,
): string | null {
  const loaded = useRef(cep === '' ? null : address);
  const written = useRef<Partial<FillableAddress>>({});
  return useLookUp(cep, (found) => {
    const fill = fillAddressFromPostalCode(
      address,
      { loaded: loaded.current, written: written.current },
      found,
    );
    written.current = fill.written;
    onFill(fill.address);
    return fill.differing.length > 0
      ? `Ficou o que você digitou. Pelo CEP: ${fill.differing.join(', ')}.`
      : null;
  });
}
