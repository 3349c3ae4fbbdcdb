import { fileTypes } from '@girassol/shared-domain';
import type { Caller } from '../access';
import { newId, type Tx } from '../database';
import type { StoredFile } from '../files';
import { Refusal } from '../http/refusal';

/** As many as anybody finds their way in. */
const MOST_TEMPLATES = 50;

/** Adds a service-order template; its file is kept by the same transaction. */
export async function addTemplate(
  tx: Tx,
  { accountId }: Caller,
  name: string,
  file: StoredFile,
): Promise<void> {
  if (file.contentType !== fileTypes.docx?.mime) {
    throw new Refusal(415, 'Envie um documento do Word (.docx).', {
      fields: [{ path: 'file', message: 'Escolha um documento do Word (.docx).' }],
    });
  }
  const { count } = await tx
    .selectFrom('document_templates')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_TEMPLATES) {
    throw new Refusal(409, `Sua conta já tem ${MOST_TEMPLATES} modelos. Exclua um que não usa mais.`);
  }
  await tx
    .insertInto('document_templates')
    .values({ account_id: accountId, id: newId(), type: 'SERVICE_ORDER', name, file_id: file.id })
    .execute();
}
