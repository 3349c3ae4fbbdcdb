import type { Row, Tx } from '@girassol/api-platform/database';
import { publishChargeChanged } from './publish-charge-changed';

/** Changes how a charge is paid by whoever has its payment page. */
export async function changeChargeMethod(
  tx: Tx,
  { account_id: accountId, id }: Pick<Row<'charges'>, 'account_id' | 'id'>,
  method: 'pix' | 'boleto',
): Promise<void> {
  await tx
    .updateTable('charges')
    .set({ method })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  await publishChargeChanged(tx, id);
}
