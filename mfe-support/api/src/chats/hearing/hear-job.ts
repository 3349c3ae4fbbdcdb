import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that reads what a provider has sent about a WhatsApp account. */
export const hearChatEventsJob = defineJob({
  kind: 'chats.hear',
  title: 'Tratar avisos do WhatsApp',
  payload: z.object({ chatAccountId: z.uuid() }),
  /** Number of events that were read. */
  progress: z.object({ read: z.number().int() }),
  priority: 'HIGH',
  attempts: 10,
});
