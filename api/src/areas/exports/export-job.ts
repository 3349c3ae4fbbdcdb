import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that writes the file of an export. A repeated attempt writes the file again from the beginning. */
export const exportJob = defineJob({
  kind: 'exports.write',
  title: 'Escrever exportação',
  payload: z.object({ exportId: z.uuid() }),
  attempts: 4,
  isHeavy: true,
});
