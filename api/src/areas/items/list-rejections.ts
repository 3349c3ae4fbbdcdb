import { toIsoDate } from '@girassol/shared-domain';
import type { RejectReason } from '@girassol/shared-domain/contract';
import type { Row, Tx } from '../../platform/database';

/** Why a project was sent back, newest first; of other items nothing. */
export async function listRejections(
  tx: Tx,
  { account_id, id, type }: Pick<Row<'sales'>, 'account_id' | 'id' | 'type'>,
): Promise<RejectReason[]> {
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
