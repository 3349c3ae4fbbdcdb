import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Tx } from '@girassol/api-platform/database';
import { cleanDocxTask } from '@girassol/api-platform/docx';
import { scheduleFileDeletion } from '@girassol/api-platform/files';
import { reserveFile, saveReservedFile } from '@girassol/api-platform/files/stored-files';
import { defineJob, registerJob } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { runUntrustedTask } from '@girassol/api-platform/untrusted';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readTags } from './template-tags';

/**
 * Job that cleans the Word document of a template stored by an earlier release. Enqueued by the migration
 * `templates-of-earlier-releases`.
 */
export const cleanStoredTemplateJob = defineJob({
  kind: 'templates.clean',
  title: 'Preparar um modelo de uma versão anterior',
  payload: z.object({ templateId: z.uuid() }),
});

/**
 * Registers the job handler that cleans the Word document of a stored template of any kind as if it had just
 * been uploaded, so that browsers fill exactly the document that will be saved. A document that cannot be
 * read stays unchanged.
 */
export function registerTemplateCleaning(app: FastifyInstance): void {
  const { files, database } = app;
  registerJob(app, cleanStoredTemplateJob, async ({ accountId: owner, payload, read, finish }) => {
    const accountId = owner ?? '';
    const template = await read((tx) => loadTemplate(tx, accountId, payload.templateId));
    if (!template) return;
    const stored = await files.store.get(template.file_id);
    if (!stored) return;
    const before = await buffer(stored);
    const cleaned = await orNull(() => runUntrustedTask(cleanDocxTask, before, accountId));
    if (!cleaned || cleaned.content.equals(before)) return;
    const { content } = cleaned;
    const tags = template.type === 'CONTRACT' ? await orNull(() => readTags(content, accountId)) : null;
    // It takes the place of a file of the account, however full its space is.
    const place = { accountId, userId: template.user_id, bytes: content.length };
    const fileId = await database.asAccount({ accountId }, (tx) =>
      reserveFile(tx, { ...place, accountBytes: Number.MAX_SAFE_INTEGER }),
    );
    await files.store.put(fileId, Readable.from([content]));
    await finish(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('document_templates')
        .set({ file_id: fileId, ...(tags && { tags: JSON.stringify(tags) }) })
        .where('account_id', '=', accountId)
        .where('id', '=', payload.templateId)
        .where('file_id', '=', template.file_id)
        .executeTakeFirst();
      // Somebody sent another document meanwhile: the sweep ends this one.
      if (numUpdatedRows === 0n) return;
      const { file_name: name, content_type: contentType } = template;
      await saveReservedFile(tx, accountId, { id: fileId, name, contentType, size: content.length });
      await scheduleFileDeletion(tx, accountId, [template.file_id]);
    });
  });
}

/** Answers null where the work refuses the document; a server that is busy is asked again. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return null;
    throw error;
  }
}

const loadTemplate = (tx: Tx, accountId: string, templateId: string) =>
  tx
    .selectFrom('document_templates as t')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.account_id', '=', 't.account_id').onRef('f.id', '=', 't.file_id'),
    )
    .select(['t.type', 't.file_id', 'f.user_id', 'f.name as file_name', 'f.content_type'])
    .where('t.account_id', '=', accountId)
    .where('t.id', '=', templateId)
    .executeTakeFirst();
