import type { StoredFile } from '@girassol/api-platform/files';
import { formatContractFileName } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import type { SignatureContext } from '../contract-context';
import { storeSignaturePdf, toSafeFileName } from '../sending/store-pdf';

/**
 * Stores the sealed PDF of a signed document in the file storage. A later transaction assigns the file to the
 * signature.
 */
export const storeSealedFile = (
  app: FastifyInstance,
  { signature, contract }: SignatureContext,
  bytes: Buffer,
): Promise<StoredFile> =>
  storeSignaturePdf(app, {
    accountId: signature.account_id,
    userId: signature.sent_by ?? signature.user_id,
    name: toSafeFileName(`${formatContractFileName(contract)} (assinado).pdf`),
    bytes,
  });
