import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Seconds between two runs. */
export const CHAT_UPKEEP_SECONDS = 6 * 3600;

/** Job that deletes conversations with the assistant after their retention. */
export const deleteOldChatsJob = defineJob({
  kind: 'support.deleteOldChats',
  title: 'Apagar conversas antigas com a Zoe',
  payload: z.object({}),
  priority: 'LOW',
});
