import { padNumber } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import type { StoredFile } from '../../../platform/files';
import type { SignaturePlace } from '../mails/mail-signer';
import { fileName, storePdf } from '../sending/keep-bytes';

/** Keeps the bytes of a sealed document ready to belong to it. */
export const storeSealed = (
  app: FastifyInstance,
  { signature, contract }: SignaturePlace,
  bytes: Buffer,
): Promise<StoredFile> =>
  storePdf(app, {
    accountId: signature.account_id,
    userId: signature.sent_by ?? signature.user_id,
    name: fileName(`Contrato ${padNumber(contract.number)} - ${contract.name} (assinado).pdf`),
    bytes,
  });
