import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that writes everything of an account as one archive. A repeated attempt writes it again from the beginning. */
export const accountArchiveJob = defineJob({
  kind: 'account.archive',
  title: 'Escrever arquivo com tudo da conta',
  payload: z.object({ archiveId: z.uuid() }),
  priority: 'LOW',
  attempts: 4,
  isHeavy: true,
});
