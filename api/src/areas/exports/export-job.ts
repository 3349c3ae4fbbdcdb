import { z } from 'zod';
import { defineJob } from '../../platform/jobs';

/** Writes the file of an export. Begun again, it begins the file anew: what was there of it is no file yet. */
export const exportJob = defineJob({
  kind: 'exports.write',
  title: 'Escrever exportação',
  payload: z.object({ exportId: z.uuid() }),
  attempts: 4,
  isHeavy: true,
});
