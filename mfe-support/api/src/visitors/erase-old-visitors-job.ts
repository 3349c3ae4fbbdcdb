import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Seconds between two runs of the job that erases old tickets of visitors. */
export const VISITOR_UPKEEP_SECONDS = 24 * 3_600;

/** Job that erases tickets of people without a session whose time is over. */
export const eraseOldVisitorsJob = defineJob({
  kind: 'support.erase-visitors',
  title: 'Apagar chamados antigos de visitantes',
  payload: z.object({}),
  priority: 'LOW',
});
