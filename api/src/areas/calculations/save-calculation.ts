import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ConsumptionData, SavedCalculation } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { findMunicipalIrradiation } from '../irradiation/municipal-irradiation';
import { computeCalculationResult, loadOwnCalculation, toCalculation } from './own-calculation';

/** Maximum number of calculations of a user: more would be a mistake or an attack. */
const MAX_CALCULATIONS = 5_000;

/**
 * Saves a consumption as a calculation of the caller, and returns the calculation with its result. Refused
 * (409) above the maximum number of calculations of a user.
 */
export async function addCalculation(
  tx: Tx,
  { accountId, userId }: Caller,
  consumption: ConsumptionData,
): Promise<SavedCalculation> {
  const sun = await findMunicipalIrradiation(tx, consumption.location);
  computeCalculationResult(consumption, sun, Date.now());
  const { count } = await tx
    .selectFrom('calculations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_CALCULATIONS)
    throw new Refusal(409, `Você já tem ${MAX_CALCULATIONS} cálculos. Refaça um dos que tem.`);
  const made = await tx
    .insertInto('calculations')
    .values({
      account_id: accountId,
      id: generateId(),
      user_id: userId,
      consumption: JSON.stringify(consumption),
      municipal_irradiation: sun && JSON.stringify(sun),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCalculation(made);
}

/**
 * Replaces the consumption of one of the caller's calculations. Refused (409) if `version` is no longer the
 * current one.
 */
export async function changeCalculation(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...consumption }: ConsumptionData & { version: number },
): Promise<SavedCalculation> {
  const before = await loadOwnCalculation(tx, caller, pid, { forUpdate: true });
  if (before.version !== version)
    throw new Refusal(409, 'Este cálculo foi mudado em outra janela. Abra-o de novo para ver como está.', {
      fields: [{ path: 'version', message: 'Há uma versão mais nova.' }],
    });
  const sun = await findMunicipalIrradiation(tx, consumption.location);
  computeCalculationResult(consumption, sun, before.registered_at.getTime());
  const saved = await tx
    .updateTable('calculations')
    .set({
      consumption: JSON.stringify(consumption),
      municipal_irradiation: sun && JSON.stringify(sun),
      version: sql<number>`version + 1`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', pid)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCalculation(saved);
}
