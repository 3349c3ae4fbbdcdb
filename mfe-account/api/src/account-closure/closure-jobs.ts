import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that reminds the people of an account of its end, by the clock of the account. */
export const remindOfClosureJob = defineJob({
  kind: 'account.remindOfEnd',
  title: 'Lembrar do fim da conta',
  payload: z.object({ closureId: z.uuid(), days: z.number().int() }),
});

/** Job that deletes everything of an account on its last day, by the clock of the account. */
export const deleteAccountJob = defineJob({
  kind: 'account.delete',
  title: 'Apagar a conta',
  payload: z.object({ closureId: z.uuid() }),
  priority: 'LOW',
  // Each attempt goes on where the one before ended.
  attempts: 40,
  isHeavy: true,
});

/** Seconds between two looks for deletions that gave up. */
export const RETRY_DELETIONS_SECONDS = 6 * 3600;

/** Job that begins deletions which gave up again: whose people are locked out must not stay half deleted. */
export const retryDeletionsJob = defineJob({
  kind: 'account.retryDeletions',
  title: 'Recomeçar contas que não terminaram de ser apagadas',
  payload: z.object({}),
  priority: 'LOW',
});

/** Job that deletes what was kept apart of an account once its term is over, by the clock of the account. */
export const deleteKeptRecordsJob = defineJob({
  kind: 'account.deleteKept',
  title: 'Apagar registros guardados de conta encerrada',
  payload: z.object({ kept: z.enum(['access', 'billing']) }),
  attempts: 40,
});
