import type { Row, Tx } from '@girassol/api-platform/database';
import type { BankDocumentVerdict } from './bank/bank-provider';

/**
 * Saves a bank's verdicts on the documents of a financing. A verdict on an earlier version of a document
 * changes nothing. A document that the bank waived before it was sent gets a row without a file.
 */
export async function saveDocumentVerdicts(
  tx: Tx,
  { account_id, id: financing_id }: Row<'financings'>,
  papers: readonly BankDocumentVerdict[],
): Promise<void> {
  for (const { semantic, version, status, reason } of papers) {
    if (version === 0) {
      if (status !== 'WAIVED') continue;
      const waived = { status, reason, judged_at: new Date() };
      await tx
        .insertInto('financing_papers')
        .values({ account_id, financing_id, semantic, version: 0, ...waived })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      continue;
    }
    await tx
      .updateTable('financing_papers')
      .set({ status, reason, judged_at: status === 'PENDING' ? null : new Date() })
      .where('account_id', '=', account_id)
      .where('financing_id', '=', financing_id)
      .where('semantic', '=', semantic)
      .where('version', '=', version)
      .execute();
  }
}
