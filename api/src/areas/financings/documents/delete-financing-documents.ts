import { enqueueByAccountClock, loadAccountNow } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { scheduleFileDeletion } from '@girassol/api-platform/files';
import { defineJob, registerJob } from '@girassol/api-platform/jobs';
import { addDays, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { loadLostFinancingRetentionDays } from '../lost-retention-days';
import { DELETE_FINANCING_DOCUMENTS_JOB } from '../reschedule-financing-erasure';

const forgetJob = defineJob({
  kind: DELETE_FINANCING_DOCUMENTS_JOB,
  title: 'Apagar documentos de um financiamento que não saiu',
  payload: z.object({ financingId: z.string() }),
  priority: 'LOW',
});

/**
 * Schedules the deletion of the documents of a lost financing after the number of days in the account's
 * settings, counted by the account's clock (LGPD, art. 16). Does nothing if no documents were sent.
 */
export async function scheduleFinancingDocumentDeletion(
  tx: Tx,
  { account_id, id }: Pick<Row<'financings'>, 'account_id' | 'id'>,
): Promise<void> {
  const sent = await tx
    .selectFrom('financing_papers')
    .select('semantic')
    .where('account_id', '=', account_id)
    .where('financing_id', '=', id)
    .where('archive_file_id', 'is not', null)
    .executeTakeFirst();
  if (!sent) return;
  const today = toIsoDate((await loadAccountNow(tx, account_id)).getTime());
  const days = await loadLostFinancingRetentionDays(tx, account_id);
  await enqueueByAccountClock(tx, forgetJob, {
    accountId: account_id,
    payload: { financingId: id },
    once: id,
    dueAt: new Date(toEpochMs(addDays(today, days), '03:00')),
  });
}

/** Registers the handler of the job that deletes the documents of lost financings. */
export function registerFinancingDocumentDeletionJob(app: FastifyInstance): void {
  registerJob(app, forgetJob, ({ accountId, payload, finish }) =>
    finish((tx) =>
      deleteFinancingDocuments(tx, { accountId: accountId ?? '', financingId: payload.financingId }),
    ),
  );
}

/**
 * Deletes the archive files that were sent to the bank for a lost financing and that no other financing uses.
 * Verdicts of the bank are retained. Does nothing if the financing was reopened by a review.
 */
export async function deleteFinancingDocuments(
  tx: Tx,
  { accountId, financingId }: { accountId: string; financingId: string },
): Promise<void> {
  const { rows } = await sql<{ id: string; file_id: string }>`
    update archive_files file set deleted_at = now()
    from financings financing, financing_papers paper
    where financing.account_id = ${accountId} and financing.id = ${financingId} and financing.state = 'LOST'
      and paper.account_id = financing.account_id and paper.financing_id = financing.id
      and file.account_id = paper.account_id and file.id = paper.archive_file_id and file.deleted_at is null
      and not exists (
        select from financing_papers other
        where other.account_id = file.account_id and other.archive_file_id = file.id
          and other.financing_id <> financing.id)
    returning file.id, file.file_id`.execute(tx);
  await scheduleFileDeletion(
    tx,
    accountId,
    rows.map(({ file_id }) => file_id),
  );
}
