import type { FoundAddress } from '@girassol/shared-domain/contract';

/** What a look-up can come to. `away`: the service did not answer in time, or not sensibly. */
export type PostalCodeAnswer =
  | { outcome: 'found'; address: FoundAddress }
  | { outcome: 'unknown' }
  | { outcome: 'away' };

/** Looks postal codes up. Never throws: an address can always be typed. */
export interface PostalCodes {
  /** `cep`: eight digits. */
  find(cep: string): Promise<PostalCodeAnswer>;
}

export { stateOfPostalCode } from './state-of-postal-code';
export { typedByHand } from './typed-by-hand';
export { viaCep } from './via-cep';
