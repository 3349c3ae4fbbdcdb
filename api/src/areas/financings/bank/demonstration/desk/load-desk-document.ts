import type { Database } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';

/**
 * Loads the content of a document of a credit application, in base64, for the demonstration bank's desk.
 * Throws 404 if the bank does not have the document; the bank deletes documents when the application ends.
 */
export async function loadDeskDocument(
  database: Database,
  { accountId, id, semantic }: { accountId: string | null; id: string; semantic: string },
): Promise<ResponseBody<'GET /operation/bank/paper/:id'>> {
  const file =
    accountId &&
    (await database.asAccount({ accountId }, (tx) =>
      tx
        .selectFrom('demo_bank_files')
        .select(['content_type', 'body'])
        .where('account_id', '=', accountId)
        .where('application_id', '=', id)
        .where('semantic', '=', semantic)
        .executeTakeFirst(),
    ));
  if (!file) throw notFound('O banco não tem mais este documento.');
  return { contentType: file.content_type, base64: Buffer.from(file.body).toString('base64') };
}
