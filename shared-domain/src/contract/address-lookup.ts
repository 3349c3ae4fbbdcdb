import { z } from 'zod';
import type { ContractRoutes } from './route';
import { trimmedText } from './schemas';

/** Schema of the address of a postal code. Only `uf` is known when the lookup service is unavailable. */
export const postalCodeAddress = z.object({
  uf: z.string(),
  city: z.string(),
  district: z.string(),
  street: z.string(),
});

export type PostalCodeAddress = z.infer<typeof postalCodeAddress>;

export const addressLookupContract = {
  'POST /places/filtered': {
    access: 'calculator',
    summary: 'Municipalities of a state whose name has the text, accents or not',
    body: z.object({ uf: trimmedText(2), searchValue: trimmedText(100).default('') }),
    answer: z.object({ places: z.array(z.object({ name: z.string() })) }),
  },
  'GET /places/postal-code/:cep': {
    access: 'active',
    summary: 'The address of a postal code, as far as it is known',
    params: z.object({ cep: z.string().regex(/^\d{8}$/, 'Insira um CEP válido.') }),
    answer: z.object({
      /** Null where nothing at all is known. */
      address: postalCodeAddress.nullable(),
      /** Message that asks for the missing parts; null if the address is complete. */
      message: z.string().nullable(),
    }),
  },
} as const satisfies ContractRoutes;
