import type { TemplateType } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { dropFiles } from '../../platform/files';
import { notFound } from '../../platform/refusals/refusal';

/** Deletes a template, and its file after the usual time. */
export async function removeTemplate(
  tx: Tx,
  { accountId }: Caller,
  { type, templateId }: { type: TemplateType; templateId: string },
): Promise<void> {
  const removed = await tx
    .deleteFrom('document_templates')
    .where('account_id', '=', accountId)
    .where('id', '=', templateId)
    .where('type', '=', type)
    .returning('file_id')
    .executeTakeFirst();
  if (!removed) throw notFound('Este modelo não existe mais.');
  await dropFiles(tx, accountId, [removed.file_id]);
}
