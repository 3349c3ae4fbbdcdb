import type { Answer } from '@girassol/shared-domain/contract';
import type { Row, Tx } from '../../platform/database';
import type { Files } from '../../platform/files';
import { personsOf } from './held-signature';

const SIGNED = 'GET /signatures/single/signed/:saleId/:contractId';

/** Who has signed, and where the document and its sealed file can be read for some minutes (signatures-018). */
export async function readSigned(
  tx: Tx,
  { links }: Files,
  signature: Row<'signatures'>,
): Promise<Answer<typeof SIGNED>> {
  const { account_id: accountId } = signature;
  const linkTo = async (fileId: string | null): Promise<string | null> => {
    const file =
      fileId === null
        ? undefined
        : await tx
            .selectFrom('stored_files')
            .select('name')
            .where('account_id', '=', accountId)
            .where('id', '=', fileId)
            .executeTakeFirst();
    return fileId && file
      ? links.linkTo(tx, { accountId, fileId, name: file.name ?? 'documento.pdf' })
      : null;
  };
  return {
    downloadUrls: {
      original_file_url: await linkTo(signature.document_file_id),
      signed_file_url: await linkTo(signature.sealed_file_id),
    },
    personsWhoSigned: (await personsOf(tx, signature))
      .filter(({ signed_at }) => signed_at !== null)
      .map(({ id }) => id),
  };
}
