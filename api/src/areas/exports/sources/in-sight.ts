import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import type { Days } from '../../../platform/days/days-in-sql';
import { notAllowed, notFound, Refusal } from '../../../platform/refusals/refusal';

/** Owners that were asked for, of those in sight (null: everybody). Refuses others, and strangers as if absent. */
export async function chosenOwners(
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

/** Refuses a period that ends before it begins. */
export function requirePeriod({ from, to }: Days): void {
  if (from && to && from > to) throw new Refusal(400, 'O início do período deve ser anterior ao fim.');
}
