import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that reads what an event of the payment provider is about, and books it. */
export const readEventJob = defineJob({
  kind: 'billing.readEvent',
  title: 'Tratar aviso de pagamento',
  payload: z.object({ provider: z.string(), eventId: z.string() }),
  priority: 'HIGH',
  attempts: 10,
});
