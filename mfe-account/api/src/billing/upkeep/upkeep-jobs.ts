import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Seconds between two runs of the upkeep. */
export const UPKEEP_EVERY_SECONDS = 6 * 3600;

/** Job that reads the open charges at the provider: a payment whose event was lost is found within hours. */
export const readOpenChargesJob = defineJob({
  kind: 'billing.readOpenCharges',
  title: 'Conferir cobranças abertas no banco',
  payload: z.object({}),
  priority: 'LOW',
});

/** Job that deletes old events of the payment provider. */
export const deleteOldPaymentEventsJob = defineJob({
  kind: 'billing.deleteOldPaymentEvents',
  title: 'Apagar avisos de pagamento antigos',
  payload: z.object({}),
  priority: 'LOW',
});

/** Job that deletes the signups that nobody paid in their 30 days. */
export const deleteExpiredSignupsJob = defineJob({
  kind: 'billing.deleteExpiredSignups',
  title: 'Apagar cadastros que ninguém pagou',
  payload: z.object({}),
  priority: 'LOW',
});
