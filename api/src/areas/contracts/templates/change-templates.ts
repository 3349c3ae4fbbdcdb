import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import { type StoredFile, scheduleFileDeletion } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';
import { MAX_TEMPLATES_PER_KIND } from '../../templates/add-template';
import { createTemplateNotFoundRefusal, TEMPLATE_COUNTER_KIND } from './list-templates';

/** A document that has arrived, and the tags in it. */
interface Document {
  file: StoredFile;
  tags: readonly string[];
}

/**
 * Adds a contract template with the next number, and returns its id. Concurrent additions wait for each
 * other, so that no number is used twice.
 */
export async function addContractTemplate(
  tx: Tx,
  { accountId }: Caller,
  { name, file, tags }: Document & { name: string },
): Promise<string> {
  const number = await allocateNumber(tx, accountId, TEMPLATE_COUNTER_KIND);
  const { count } = await tx
    .selectFrom('document_templates')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('type', '=', 'CONTRACT')
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_TEMPLATES_PER_KIND)
    throw new Refusal(
      409,
      `Sua conta já tem ${MAX_TEMPLATES_PER_KIND} modelos de contrato. Exclua um que não usa mais.`,
    );
  const id = generateId();
  await tx
    .insertInto('document_templates')
    .values({
      account_id: accountId,
      id,
      type: 'CONTRACT',
      name,
      number,
      file_id: file.id,
      tags: JSON.stringify(tags),
    })
    .execute();
  return id;
}

interface Edit {
  name: string;
  /** The version that it was made of; left out, it takes any. */
  version: number | undefined;
  /** Undefined: the document stays. */
  document: Document | undefined;
}

/**
 * Changes the name or document of a contract template. Refused (409) if another user has changed the template
 * meanwhile.
 */
export async function editContractTemplate(
  tx: Tx,
  { accountId }: Caller,
  templateId: string,
  { name, version, document }: Edit,
): Promise<void> {
  const before = await tx
    .selectFrom('document_templates')
    .select(['version', 'file_id'])
    .where('account_id', '=', accountId)
    .where('id', '=', templateId)
    .where('type', '=', 'CONTRACT')
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw createTemplateNotFoundRefusal();
  if (version !== undefined && version !== before.version)
    throw new Refusal(409, 'Outra pessoa mudou este modelo. Confira como ficou e tente novamente.');
  await tx
    .updateTable('document_templates')
    .set({
      name,
      version: before.version + 1,
      updated_at: sql<Date>`now()`,
      ...(document && { file_id: document.file.id, tags: JSON.stringify(document.tags) }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', templateId)
    .execute();
  if (document) await scheduleFileDeletion(tx, accountId, [before.file_id]);
}

/**
 * Deletes a contract template. Contracts that were generated from the template are retained, with its name.
 */
export async function removeContractTemplate(
  tx: Tx,
  { accountId }: Caller,
  templateId: string,
): Promise<void> {
  const removed = await tx
    .deleteFrom('document_templates')
    .where('account_id', '=', accountId)
    .where('id', '=', templateId)
    .where('type', '=', 'CONTRACT')
    .returning('file_id')
    .executeTakeFirst();
  if (!removed) throw createTemplateNotFoundRefusal();
  await scheduleFileDeletion(tx, accountId, [removed.file_id]);
}
