import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Seconds between two runs. */
export const ACCESS_RECORD_UPKEEP_SECONDS = 6 * 3600;

/** Job that deletes access records after the time for which the law wants them kept. */
export const deleteAccessRecordsJob = defineJob({
  kind: 'users.deleteAccessRecords',
  title: 'Apagar registros de acesso vencidos',
  payload: z.object({}),
  priority: 'LOW',
});
