import { sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { enqueue } from '../../../platform/jobs';
import { bankKey } from '../bank/bank-key';
import { addPersonStep, writeFinancing } from '../record-step';
import { tellBankOfPaper } from './tell-bank-of-paper';

/** Writes that a paper was sent, and has it sent to the bank after this transaction. The financing is held. */
export async function sendPaper(
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
  await enqueue(tx, tellBankOfPaper, {
    accountId: caller.accountId,
    payload: { financingId: financing.id, semantic, version },
    key: bankKey(financing.id),
  });
  await addPersonStep(tx, caller, financing, {
    title: version === 1 ? 'Documento enviado' : 'Documento reenviado',
    content: semantic,
  });
  await writeFinancing(tx, caller, financing);
}
