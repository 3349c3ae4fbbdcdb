import type { Row, Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { listSigners } from './lock-signature';

const SIGNED = 'GET /signatures/single/signed/:saleId/:contractId';

/**
 * Loads the ids of the persons who have signed a document, with download links to the original and the sealed
 * file that are valid for minutes (signatures-018).
 */
export async function loadSignedDocumentLinks(
  tx: Tx,
  { links }: FileServices,
  signature: Row<'signatures'>,
): Promise<ResponseBody<typeof SIGNED>> {
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
    personsWhoSigned: (await listSigners(tx, signature))
      .filter(({ signed_at }) => signed_at !== null)
      .map(({ id }) => id),
  };
}
