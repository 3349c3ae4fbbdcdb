import type { Tx } from '@girassol/api-platform/database';
import { invalidField, notFound } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

type Coupons = ResponseBody<'GET /operation/coupons'>;

/** Lists all coupons, newest first. */
export async function listCoupons(tx: Tx): Promise<Coupons> {
  const rows = await tx
    .selectFrom('coupons')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .execute();
  return {
    coupons: rows.map((row) => ({
      name: row.name,
      discountMultiplier: Number(row.multiplier),
      minVendors: row.min_vendors,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      maxUses: row.max_uses,
      uses: row.uses,
      by: row.by,
      endedAt: row.ended_at?.getTime() ?? null,
    })),
  };
}

/** Makes a coupon. Refused (400) where its name was used before, or where it would end before it begins. */
export async function createCoupon(
  tx: Tx,
  by: string,
  coupon: ParsedRequestBody<'POST /operation/coupons'>,
): Promise<Coupons> {
  const { name, discountMultiplier, minVendors, validFrom, validUntil, maxUses } = coupon;
  if (validUntil !== null && validUntil < validFrom)
    throw invalidField('validUntil', 'O cupom terminaria antes de começar.');
  const added = await tx
    .insertInto('coupons')
    .values({
      name,
      multiplier: discountMultiplier,
      min_vendors: minVendors,
      valid_from: validFrom,
      valid_until: validUntil,
      max_uses: maxUses,
      by,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!added) throw invalidField('name', 'Já houve um cupom com este nome. Escolha outro.');
  return listCoupons(tx);
}

/** Ends a coupon for whoever has not used it. Refused (404) for an unknown name. */
export async function endCoupon(tx: Tx, name: string): Promise<Coupons> {
  const ended = await tx
    .updateTable('coupons')
    .set({ ended_at: sql<Date>`coalesce(ended_at, now())` })
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst();
  if (!ended) throw notFound('Este cupom não existe.');
  return listCoupons(tx);
}
