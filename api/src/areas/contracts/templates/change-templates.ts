import { sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import { newId, type Tx } from '../../../platform/database';
import { nextNumber } from '../../../platform/database/next-number';
import { dropFiles, type StoredFile } from '../../../platform/files';
import { Refusal } from '../../../platform/refusals/refusal';
import { MOST_TEMPLATES } from '../../templates/add-template';
import { noSuchTemplate, TEMPLATE_COUNTER } from './read-templates';

/** A document that has arrived, and the tags in it. */
interface Document {
  file: StoredFile;
  tags: readonly string[];
}

/** Adds a template with the next number; answers its id. Whoever adds one at the same time waits for the number. */
export async function addTemplate(
  tx: Tx,
  { accountId }: Caller,
  { name, file, tags }: Document & { name: string },
): Promise<string> {
  const number = await nextNumber(tx, accountId, TEMPLATE_COUNTER);
  const { count } = await tx
    .selectFrom('document_templates')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('type', '=', 'CONTRACT')
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_TEMPLATES)
    throw new Refusal(
      409,
      `Sua conta já tem ${MOST_TEMPLATES} modelos de contrato. Exclua um que não usa mais.`,
    );
  const id = newId();
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

/** Gives a template another name or document. Of two who do, the second is told. */
export async function editTemplate(
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
  if (!before) throw noSuchTemplate();
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
  if (document) await dropFiles(tx, accountId, [before.file_id]);
}

/** Deletes a template. Contracts that were made of it stay, and keep its name. */
export async function removeTemplate(tx: Tx, { accountId }: Caller, templateId: string): Promise<void> {
  const removed = await tx
    .deleteFrom('document_templates')
    .where('account_id', '=', accountId)
    .where('id', '=', templateId)
    .where('type', '=', 'CONTRACT')
    .returning('file_id')
    .executeTakeFirst();
  if (!removed) throw noSuchTemplate();
  await dropFiles(tx, accountId, [removed.file_id]);
}
