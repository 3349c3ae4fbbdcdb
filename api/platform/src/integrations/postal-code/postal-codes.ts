import type { PostalCodeAddress } from '@girassol/shared-domain/contract';

/**
 * Result of looking up a postal code. `away`: the service did not answer in time, or its answer was invalid.
 */
export type PostalCodeAnswer =
  | { outcome: 'found'; address: PostalCodeAddress }
  | { outcome: 'unknown' }
  | { outcome: 'away' };

/**
 * Service that looks up the address of a postal code. Never throws, since an address can always be typed by
 * hand.
 */
export interface PostalCodeService {
  /** `cep`: eight digits. */
  find(cep: string): Promise<PostalCodeAnswer>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Looks up addresses of postal codes. */
    postalCodes: PostalCodeService;
  }
}
