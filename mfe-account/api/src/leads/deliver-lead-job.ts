import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that sends one lead to the sales pipeline that the operator configured. */
export const deliverLeadJob = defineJob({
  kind: 'leads.deliver',
  title: 'Enviar contato ao funil de vendas',
  payload: z.object({ leadId: z.uuid() }),
  // Over about seven hours, as webhooks of accounts.
  attempts: 12,
});
