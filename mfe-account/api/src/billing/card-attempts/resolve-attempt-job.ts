import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that looks an attempt to charge a card up at the provider, where its answer did not arrive. */
export const resolveAttemptJob = defineJob({
  kind: 'billing.resolveCardAttempt',
  title: 'Conferir no banco uma cobrança de cartão',
  payload: z.object({ attemptId: z.uuid() }),
  priority: 'HIGH',
  // A bank may be down for hours: nobody charges again before it has answered.
  attempts: 40,
});

/** Returns the key of the job that looks an attempt up: one waits, and one runs at a time. */
export const getAttemptJobKey = (attemptId: string): string => `card attempt ${attemptId}`;
