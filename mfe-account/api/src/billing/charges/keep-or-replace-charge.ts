import type { Row, Tx } from '@girassol/api-platform/database';
import { requireNoUndecidedAttempt } from '../card-attempts/begin-attempt';
import { cancelCharge } from './cancel-charge';
import { insertCharge, type NewCharge } from './insert-charge';

/**
 * Keeps a locked charge that asks for the same as `wanted`, and changes only how it is paid; else cancels it where it is open,
 * and creates another. `before` is null where nothing was asked for yet.
 */
export async function keepOrReplaceCharge(
  tx: Tx,
  accountId: string,
  before: Row<'charges'> | null,
  wanted: NewCharge,
): Promise<Row<'charges'>> {
  if (before?.state !== 'open') return insertCharge(tx, accountId, wanted);
  const isSame =
    before.due_on >= wanted.today &&
    before.plan_id === wanted.planId &&
    before.vendors === wanted.vendors &&
    before.months_per_period === wanted.monthsPerPeriod &&
    before.amount_cents === wanted.amountCents &&
    before.period_end === (wanted.period?.end ?? null);
  if (isSame)
    return tx
      .updateTable('charges')
      .set({ method: wanted.method })
      .where('account_id', '=', accountId)
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  // Its card may have been charged: another charge would be paid, too.
  await requireNoUndecidedAttempt(tx, { accountId, chargeId: before.id });
  await cancelCharge(tx, before, { today: wanted.today, why: 'Trocada por outra escolha' });
  return insertCharge(tx, accountId, wanted);
}
