import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Schema of the payload of jobs that process one version of an import. */
export const importJobPayloadSchema = z.object({ importId: z.uuid(), version: z.number().int() });

/** The same, with who asked: whose import it was may have left. */
const undoJob = importJobPayloadSchema.extend({ askedBy: z.uuid() });

/**
 * Job that writes the ready rows of an import as records. Only one import of an account is written at a time.
 */
export const writeImportJob = defineJob({
  kind: 'imports.write',
  title: 'Gravar uma importação',
  payload: importJobPayloadSchema,
  progress: z.object({ cursor: z.number() }),
  isLong: true,
});

/** Job that undoes the records that an import wrote. */
export const undoImportJob = defineJob({
  kind: 'imports.undo',
  title: 'Desfazer uma importação',
  payload: undoJob,
  progress: z.object({ cursor: z.number() }),
  isLong: true,
});
