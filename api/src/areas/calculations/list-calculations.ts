import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { computeConsumptionAverages, toStudyConsumerUnits } from '@girassol/shared-domain/solar';

const PAGE = 10;

/** Lists a page of the calculations that the caller has saved, newest first. */
export async function listCalculations(
  tx: Tx,
  { accountId, userId }: Caller,
  multiplier: number,
): Promise<ResponseBody<'GET /calculations/paginated/:multiplier'>> {
  const rows = await tx
    .selectFrom('calculations')
    .select(['id', 'consumption', 'registered_at'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .offset((multiplier - 1) * PAGE)
    .execute();
  return {
    calculations: rows.slice(0, PAGE).map(({ id, consumption, registered_at }) => ({
      _id: id,
      city: consumption.location.city,
      uf: consumption.location.uf,
      monthlyConsumption: computeConsumptionAverages(toStudyConsumerUnits(consumption))
        .totalMonthlyConsumption,
      registryTimestamp: registered_at.getTime(),
    })),
    hasMoreItems: rows.length > PAGE,
  };
}
