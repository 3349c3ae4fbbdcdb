import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that deletes the leads of the product after twelve months. */
export const deleteOldLeadsJob = defineJob({
  kind: 'leads.deleteOld',
  title: 'Apagar contatos antigos',
  payload: z.object({}),
  priority: 'LOW',
});
