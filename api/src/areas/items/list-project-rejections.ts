import type { Row, Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import type { ProjectRejection } from '@girassol/shared-domain/contract';

/** Lists the reasons why a project was sent back, newest first. Returns none for items on other boards. */
export async function listProjectRejections(
  tx: Tx,
  { account_id, id, type }: Pick<Row<'sales'>, 'account_id' | 'id' | 'type'>,
): Promise<ProjectRejection[]> {
  if (type !== 'PROJECT') return [];
  const found = await tx
    .selectFrom('reject_reasons')
    .select(['id', 'reason', 'registered_at'])
    .where('account_id', '=', account_id)
    .where('sale_id', '=', id)
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return found.map((row) => ({
    _id: row.id,
    reason: row.reason,
    registryDate: toIsoDate(row.registered_at.getTime()),
  }));
}
