import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { scheduleFileDeletion } from '@girassol/api-platform/files';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { DocumentTemplateType } from '@girassol/shared-domain/contract';

/** Deletes a document template and schedules the deletion of its file. */
export async function deleteTemplate(
  tx: Tx,
  { accountId }: Caller,
  { type, templateId }: { type: DocumentTemplateType; templateId: string },
): Promise<void> {
  const removed = await tx
    .deleteFrom('document_templates')
    .where('account_id', '=', accountId)
    .where('id', '=', templateId)
    .where('type', '=', type)
    .returning('file_id')
    .executeTakeFirst();
  if (!removed) throw notFound('Este modelo não existe mais.');
  await scheduleFileDeletion(tx, accountId, [removed.file_id]);
}
