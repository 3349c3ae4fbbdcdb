import type { TemplateType } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { newId, type Tx } from '../../platform/database';
import type { StoredFile } from '../../platform/files';
import { Refusal } from '../../platform/refusals/refusal';

/** As many of a kind as anybody finds their way in. */
export const MOST_TEMPLATES = 50;

/** Adds a template; its file is kept by the same transaction. */
export async function addTemplate(
  tx: Tx,
  { accountId }: Caller,
  { type, name, file }: { type: TemplateType; name: string; file: StoredFile },
): Promise<void> {
  const { count } = await tx
    .selectFrom('document_templates')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_TEMPLATES) {
    throw new Refusal(409, `Sua conta já tem ${MOST_TEMPLATES} modelos. Exclua um que não usa mais.`);
  }
  await tx
    .insertInto('document_templates')
    .values({ account_id: accountId, id: newId(), type, name, file_id: file.id })
    .execute();
}
