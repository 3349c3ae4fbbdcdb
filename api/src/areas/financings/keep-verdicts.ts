import type { Row, Tx } from '../../platform/database';
import type { BankPaper } from './bank/bank-provider';

/**
 * Keeps what the bank says of papers, each for the sending that it is about: a verdict on an earlier one changes nothing.
 * One that it waived before anybody sent it needs no file.
 */
export async function keepVerdicts(
  tx: Tx,
  { account_id, id: financing_id }: Row<'financings'>,
  papers: readonly BankPaper[],
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
