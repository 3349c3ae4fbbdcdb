import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { DateRange } from '@girassol/api-platform/days/days-in-sql';
import { notAllowed, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';

/**
 * Returns the owners that the filter of an export names, or all visible owners if the filter names none; null
 * means everybody. Throws 403 if a named owner is not visible, and 404 if one is not a user of the account.
 */
export async function requireVisibleOwners(
  tx: Tx,
  caller: Caller,
  inSight: string[] | null,
  wanted: string[] | undefined,
): Promise<string[] | null> {
  if (!wanted) return inSight;
  const owners = [...new Set(wanted)];
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', owners)
    .execute();
  if (found.length < owners.length) throw notFound('Um dos responsáveis não existe mais.');
  if (inSight && !owners.every((owner) => inSight.includes(owner)))
    throw notAllowed('Você só pode exportar registros que pode ver.');
  return owners;
}

/** Throws 400 if the period of an export's filter ends before it begins. */
export function requireValidPeriod({ from, to }: DateRange): void {
  if (from && to && from > to) throw new Refusal(400, 'O início do período deve ser anterior ao fim.');
}
