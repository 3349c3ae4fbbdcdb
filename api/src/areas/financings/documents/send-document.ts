import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { enqueue } from '@girassol/api-platform/jobs';
import { sql } from 'kysely';
import { getBankJobKey } from '../bank/get-bank-job-key';
import { addPersonStep, updateFinancing } from '../financing-steps';
import { sendDocumentJob } from './send-document-job';

/**
 * Saves that a file is sent as a document of a financing, and enqueues the job that sends the file to the
 * bank. The transaction has locked the financing.
 */
export async function sendFinancingDocument(
  tx: Tx,
  caller: Caller,
  financing: Row<'financings'>,
  { semantic, entryId, sha256 }: { semantic: string; entryId: string; sha256: string },
): Promise<void> {
  const sent = {
    archive_file_id: entryId,
    sha256,
    status: 'PENDING' as const,
    reason: null,
    user_id: caller.userId,
  };
  const { version } = await tx
    .insertInto('financing_papers')
    .values({ account_id: caller.accountId, financing_id: financing.id, semantic, ...sent })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'financing_id', 'semantic']).doUpdateSet({
        ...sent,
        version: sql<number>`financing_papers.version + 1`,
        sent_at: sql<Date>`now()`,
        judged_at: null,
      }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  await enqueue(tx, sendDocumentJob, {
    accountId: caller.accountId,
    payload: { financingId: financing.id, semantic, version },
    key: getBankJobKey(financing.id),
  });
  await addPersonStep(tx, caller, financing, {
    title: version === 1 ? 'Documento enviado' : 'Documento reenviado',
    content: semantic,
  });
  await updateFinancing(tx, caller, financing);
}
