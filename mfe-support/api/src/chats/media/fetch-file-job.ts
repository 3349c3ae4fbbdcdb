import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that stores a file which a person has sent. */
export const fetchChatFileJob = defineJob({
  kind: 'chats.fetch-file',
  title: 'Baixar arquivo de WhatsApp',
  payload: z.object({ conversationId: z.uuid(), seq: z.number().int() }),
  attempts: 6,
});
