import type { Calculation, ConsumptionData } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import { newId, type Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { municipalIrradiationOf } from '../irradiation/municipal-irradiation';
import { calculationAnswer, ownCalculation, resultOf } from './own-calculation';

/** More than anybody looks through again; a mistake or an attack beyond it. */
const MOST_CALCULATIONS = 5_000;

/** Calculates a consumption and keeps it. */
export async function addCalculation(
  tx: Tx,
  { accountId, userId }: Caller,
  consumption: ConsumptionData,
): Promise<Calculation> {
  const sun = await municipalIrradiationOf(tx, consumption.location);
  resultOf(consumption, sun, Date.now());
  const { count } = await tx
    .selectFrom('calculations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_CALCULATIONS)
    throw new Refusal(409, `Você já tem ${MOST_CALCULATIONS} cálculos. Refaça um dos que tem.`);
  const made = await tx
    .insertInto('calculations')
    .values({
      account_id: accountId,
      id: newId(),
      user_id: userId,
      consumption: JSON.stringify(consumption),
      municipal_irradiation: sun && JSON.stringify(sun),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return calculationAnswer(made);
}

/** Changes the consumption of an own calculation, when nobody else did since `version`. */
export async function changeCalculation(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...consumption }: ConsumptionData & { version: number },
): Promise<Calculation> {
  const before = await ownCalculation(tx, caller, pid, { forUpdate: true });
  if (before.version !== version)
    throw new Refusal(409, 'Este cálculo foi mudado em outra janela. Abra-o de novo para ver como está.', {
      fields: [{ path: 'version', message: 'Há uma versão mais nova.' }],
    });
  const sun = await municipalIrradiationOf(tx, consumption.location);
  resultOf(consumption, sun, before.registered_at.getTime());
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
  return calculationAnswer(saved);
}
