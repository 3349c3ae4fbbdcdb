import type { Answer } from '@girassol/shared-domain/contract';
import { consumptionAverages, unitsOfProposal } from '@girassol/shared-domain/solar';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';

const PAGE = 10;

/** A page of the caller's own calculations, newest first. */
export async function listCalculations(
  tx: Tx,
  { accountId, userId }: Caller,
  multiplier: number,
): Promise<Answer<'GET /calculations/paginated/:multiplier'>> {
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
      monthlyConsumption: consumptionAverages(unitsOfProposal(consumption)).totalMonthlyConsumption,
      registryTimestamp: registered_at.getTime(),
    })),
    hasMoreItems: rows.length > PAGE,
  };
}
