import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that reads a received mail, and writes it to its ticket or opens one. */
export const readMailJob = defineJob({
  kind: 'support.read-mail',
  title: 'Ler e-mail recebido pelo suporte',
  payload: z.object({ mailId: z.uuid() }),
  priority: 'HIGH',
  attempts: 10,
});
