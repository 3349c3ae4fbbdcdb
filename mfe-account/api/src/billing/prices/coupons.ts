import type { Coupon } from '@girassol/account-domain/billing';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';

/**
 * Loads a coupon that can be used on a day, by its name in capitals. Refused (400, at `field`) with the reason where there
 * is none, where it has ended or where it was used as often as it may be.
 */
export async function loadCoupon(
  tx: Tx,
  { name, today, field }: { name: string; today: string; field: string },
): Promise<Coupon> {
  const coupon = await tx.selectFrom('coupons').selectAll().where('name', '=', name).executeTakeFirst();
  if (!coupon) throw invalidField(field, 'Este cupom não existe. Confira as letras.');
  if (today < coupon.valid_from) throw invalidField(field, 'Este cupom ainda não vale.');
  if (coupon.ended_at || (coupon.valid_until !== null && today > coupon.valid_until))
    throw invalidField(field, 'Este cupom já terminou.');
  if (coupon.max_uses !== null && coupon.uses >= coupon.max_uses)
    throw invalidField(field, 'Este cupom já foi usado tantas vezes quantas podia.');
  return { discountMultiplier: Number(coupon.multiplier), minVendors: coupon.min_vendors };
}

/** Counts a use of a coupon, when its charge is paid. The last use of two that come at once counts as well. */
export async function countCouponUse(tx: Tx, name: string): Promise<void> {
  await tx
    .updateTable('coupons')
    .set({ uses: sql<number>`least(uses + 1, coalesce(max_uses, uses + 1))` })
    .where('name', '=', name)
    .execute();
}
