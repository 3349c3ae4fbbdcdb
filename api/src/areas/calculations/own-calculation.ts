import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { createEngineProblemsRefusal } from '@girassol/api-platform/http/problems-refusal';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { toIsoDate } from '@girassol/shared-domain';
import type { ConsumptionData, SavedCalculation } from '@girassol/shared-domain/contract';
import {
  CALCULATOR_PV_MODULE,
  calculateSystem,
  type MunicipalIrradiation,
} from '@girassol/shared-domain/solar';

/**
 * Loads a calculation that the caller has saved. Refused (404) for a missing calculation or that of another
 * user. With `forUpdate` the row is locked for a change.
 */
export async function loadOwnCalculation(
  tx: Tx,
  { accountId, userId }: Caller,
  pid: string,
  { forUpdate = false } = {},
): Promise<Row<'calculations'>> {
  const found = await tx
    .selectFrom('calculations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', pid)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found) throw notFound('Este cálculo não existe mais.');
  return found;
}

/**
 * Computes the solar system for a consumption with the irradiation of its municipality, as of the year of the
 * time `at`. Throws a refusal that lists every problem of the input.
 */
export function computeCalculationResult(
  consumption: ConsumptionData,
  municipalIrradiation: MunicipalIrradiation | null,
  at: number,
): SavedCalculation['result'] {
  const result = calculateSystem({ ...consumption, municipalIrradiation }, Number(toIsoDate(at).slice(0, 4)));
  if (!result.ok) throw createEngineProblemsRefusal(result.problems);
  return {
    ...result.calculation,
    modulePower: CALCULATOR_PV_MODULE.power,
    assumptions: result.calculation.assumptions.map(({ label, value }) => ({ label, value })),
  };
}

/**
 * Converts a row of `calculations` to the saved calculation that the API returns. The result is computed
 * anew, as of the year in which the calculation was registered.
 */
export function toCalculation({
  id,
  consumption,
  municipal_irradiation,
  version,
  registered_at,
}: Row<'calculations'>): SavedCalculation {
  const registryTimestamp = registered_at.getTime();
  return {
    _id: id,
    consumption,
    version,
    registryTimestamp,
    result: computeCalculationResult(consumption, municipal_irradiation, registryTimestamp),
  };
}
