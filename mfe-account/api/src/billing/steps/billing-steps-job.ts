import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that does what the billing of an account has to do on a day, by the account's clock. */
export const billingStepsJob = defineJob({
  kind: 'billing.steps',
  title: 'Cuidar da assinatura',
  payload: z.object({ day: z.iso.date() }),
  // A bank may be down for hours: nothing is skipped for that.
  attempts: 40,
});
