import type { Answer } from '@girassol/shared-domain/contract';
import type { Database } from '../../../../../platform/database';
import { notFound } from '../../../../../platform/refusals/refusal';

/** What was sent as a paper, as long as the request goes on. */
export async function openPaper(
  database: Database,
  { accountId, id, semantic }: { accountId: string | null; id: string; semantic: string },
): Promise<Answer<'GET /operation/bank/paper/:id'>> {
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
