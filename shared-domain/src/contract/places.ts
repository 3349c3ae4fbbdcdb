import { z } from 'zod';
import type { ContractArea } from './route';
import { text } from './schemas';

/** What is known of a postal code. Only `uf` where the look-up service is away. */
export const foundAddress = z.object({
  uf: z.string(),
  city: z.string(),
  district: z.string(),
  street: z.string(),
});

export type FoundAddress = z.infer<typeof foundAddress>;

export const placesContract = {
  'POST /places/filtered': {
    access: 'calculator',
    summary: 'Municipalities of a state whose name has the text, accents or not',
    body: z.object({ uf: text(2), searchValue: text(100).default('') }),
    answer: z.object({ places: z.array(z.object({ name: z.string() })) }),
  },
  'GET /places/postal-code/:cep': {
    access: 'active',
    summary: 'The address of a postal code, as far as it is known',
    params: z.object({ cep: z.string().regex(/^\d{8}$/, 'Insira um CEP válido.') }),
    answer: z.object({
      /** Null where nothing at all is known. */
      address: foundAddress.nullable(),
      /** What a person is told when something must be typed; null where the address is complete. */
      message: z.string().nullable(),
    }),
  },
} as const satisfies ContractArea;
