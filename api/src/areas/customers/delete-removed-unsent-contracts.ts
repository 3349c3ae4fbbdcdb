import type { Row, Tx } from '@girassol/api-platform/database';
import { scheduleFileDeletion } from '@girassol/api-platform/files';
import { sql } from 'kysely';

/**
 * Deletes the rows of a customer's contracts that were removed by a user and never sent for signature, and
 * schedules their files for deletion. Contracts that were sent for signature are retained.
 */
export async function deleteRemovedUnsentContracts(
  tx: Tx,
  { account_id, id }: Pick<Row<'customers'>, 'account_id' | 'id'>,
): Promise<void> {
  const { rows } = await sql<{ file_id: string; pdf_file_id: string | null }>`
    delete from sale_contracts c
    where c.account_id = ${account_id} and c.customer_id = ${id} and c.deleted_at is not null and not exists (
      select from signatures s
      where s.account_id = c.account_id and s.contract_id = c.id and s.sent_at is not null)
    returning c.file_id, c.pdf_file_id`.execute(tx);
  const files = rows.flatMap(({ file_id, pdf_file_id }) =>
    pdf_file_id ? [file_id, pdf_file_id] : [file_id],
  );
  await scheduleFileDeletion(tx, account_id, files);
}
