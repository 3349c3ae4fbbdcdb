import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
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

export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Refuses a period that ends before it begins. */
export function requirePeriod({ from, to }: Period): void {
  if (from && to && from > to) throw new Refusal(400, 'O início do período deve ser anterior ao fim.');
}

/** Is this moment in the period, by the calendar of Brazil? Both days are included. */
export function inPeriod(moment: RawBuilder<unknown>, { from, to }: Period): RawBuilder<unknown> {
  const start = from ? sql`${moment} >= (${from}::date at time zone 'America/Sao_Paulo')` : sql`true`;
  const end = to ? sql`${moment} < ((${to}::date + 1) at time zone 'America/Sao_Paulo')` : sql`true`;
  return sql`(${start} and ${end})`;
}
