import type { Row, Tables, Tx } from '@girassol/api-platform/database';
import type { UpdateObject } from 'kysely';

/**
 * Writes columns of a charge to its row in the database and to `charge`. Columns that others write without the lock of the
 * subscription, such as those of its codes, are read again on the way.
 */
export async function changeCharge(
  tx: Tx,
  charge: Row<'charges'>,
  changes: UpdateObject<Tables, 'charges'>,
): Promise<void> {
  const written = await tx
    .updateTable('charges')
    .set(changes)
    .where('account_id', '=', charge.account_id)
    .where('id', '=', charge.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  Object.assign(charge, written);
}
