import { toIsoDate } from '@girassol/shared-domain';
import type { Calculation, ConsumptionData } from '@girassol/shared-domain/contract';
import { CALCULATOR_MODULE, calculationOf, type MunicipalIrradiation } from '@girassol/shared-domain/solar';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { problemsRefusal } from '../../platform/http/problems-refusal';
import { notFound } from '../../platform/refusals/refusal';

/** A calculation of the caller's own; anybody else's is as absent. */
export async function ownCalculation(
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

/** What the engine makes of a consumption with the sun of its place. Refused with all that is wrong. */
export function resultOf(
  consumption: ConsumptionData,
  municipalIrradiation: MunicipalIrradiation | null,
  at: number,
): Calculation['result'] {
  const result = calculationOf({ ...consumption, municipalIrradiation }, Number(toIsoDate(at).slice(0, 4)));
  if (!result.ok) throw problemsRefusal(result.problems);
  return {
    ...result.calculation,
    modulePower: CALCULATOR_MODULE.power,
    assumptions: result.calculation.assumptions.map(({ label, value }) => ({ label, value })),
  };
}

/** A calculation as the contract names it: its result is that of the year in which it was made. */
export function calculationAnswer({
  id,
  consumption,
  municipal_irradiation,
  version,
  registered_at,
}: Row<'calculations'>): Calculation {
  const registryTimestamp = registered_at.getTime();
  return {
    _id: id,
    consumption,
    version,
    registryTimestamp,
    result: resultOf(consumption, municipal_irradiation, registryTimestamp),
  };
}
