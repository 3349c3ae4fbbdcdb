import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that closes a charge at the provider, once it cannot or need not be paid there any more. */
export const cancelAtProviderJob = defineJob({
  kind: 'billing.cancelAtProvider',
  title: 'Encerrar cobrança no banco',
  payload: z.object({ chargeId: z.uuid() }),
  // A bank may be down for hours: what was canceled must not be taken.
  attempts: 40,
});
