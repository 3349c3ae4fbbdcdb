import { api } from '@girassol/shared-auth';
import type { Signature } from '@girassol/shared-domain/contract';
import type { ContractRef } from '../data/signature';
import { type SignerValues, toSignerRequest } from './signer-values';

/** Adds a signer to an unsent document. Resolves to the changed signature (signatures-022). */
export const addSigner = (of: ContractRef, values: SignerValues): Promise<{ signature: Signature }> =>
  api('POST /signatures/single/person/:saleId/:contractId', { params: of, body: toSignerRequest(values) });
