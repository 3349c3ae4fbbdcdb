import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import type { StoredFile } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { DocumentTemplateType } from '@girassol/shared-domain/contract';

/** Maximum number of document templates of one kind that an account may have. */
export const MAX_TEMPLATES_PER_KIND = 50;

/**
 * Adds a document template with its uploaded file to the account. Throws 409 if the account has the maximum
 * number of templates of that kind.
 */
export async function addTemplate(
  tx: Tx,
  { accountId }: Caller,
  { type, name, file }: { type: DocumentTemplateType; name: string; file: StoredFile },
): Promise<void> {
  const { count } = await tx
    .selectFrom('document_templates')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_TEMPLATES_PER_KIND) {
    throw new Refusal(409, `Sua conta já tem ${MAX_TEMPLATES_PER_KIND} modelos. Exclua um que não usa mais.`);
  }
  await tx
    .insertInto('document_templates')
    .values({ account_id: accountId, id: generateId(), type, name, file_id: file.id })
    .execute();
}
