import { z } from 'zod';
import { defineJob } from '../../../platform/jobs';

/** An import in the version that the job was made for. */
export const importJob = z.object({ importId: z.uuid(), version: z.number().int() });

/** The same, with who asked: whose import it was may have left. */
const undoJob = importJob.extend({ askedBy: z.uuid() });

/** Writes the rows of an import that are ready. One import of an account at a time (`key`). */
export const writeImport = defineJob({
  kind: 'imports.write',
  title: 'Gravar uma importação',
  payload: importJob,
  progress: z.object({ cursor: z.number() }),
});

/** Takes an import back. */
export const undoImport = defineJob({
  kind: 'imports.undo',
  title: 'Desfazer uma importação',
  payload: undoJob,
  progress: z.object({ cursor: z.number() }),
});
