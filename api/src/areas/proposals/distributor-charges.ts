import type { Caller } from '@girassol/api-platform/access';
import { requireProposalAccess } from '@girassol/api-platform/access/require-proposals';
import type { Tx } from '@girassol/api-platform/database';
import type { ConsumptionData, ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

const LAST = 'POST /proposals/last-charges';

/** Returns the key of a distributor, independent of case and spaces. */
const getDistributorKey = (distributor: string) => distributor.trim().toLowerCase();

/**
 * Saves the charges in a proposal's consumer units as the last charges that the account used for each
 * distributor and tariff group.
 */
export async function saveLastDistributorCharges(
  tx: Tx,
  { accountId }: Caller,
  { tariffModality, energyBillData }: Pick<ConsumptionData, 'tariffModality' | 'energyBillData'>,
): Promise<void> {
  // Units of one proposal mostly share a distributor: its first one that says something counts.
  const charges = new Map<string, ConsumptionData['energyBillData'][number]['finViabilityData']>();
  for (const { finViabilityData } of energyBillData) {
    const distributor = getDistributorKey(finViabilityData.powerDistCompany);
    const says = finViabilityData.bWireValue > 0 && !finViabilityData.bWireNotApplicable;
    if (distributor !== '' && says && !charges.has(distributor)) charges.set(distributor, finViabilityData);
  }
  const values = [...charges].map(([distributor, known]) => ({
    account_id: accountId,
    distributor,
    tariff_group: tariffModality,
    b_wire: known.bWireValue,
    b_wire_peak: known.bWireValuePeak,
    a_wire: known.aWireValue,
    sector_charges: known.sectorCharges,
  }));
  if (values.length === 0) return;
  await tx
    .insertInto('distributor_charges')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'distributor', 'tariff_group']).doUpdateSet(({ ref, fn }) => ({
        b_wire: ref('excluded.b_wire'),
        // A proposal that needs fewer of them forgets none.
        b_wire_peak: fn.coalesce(ref('excluded.b_wire_peak'), ref('distributor_charges.b_wire_peak')),
        a_wire: fn.coalesce(ref('excluded.a_wire'), ref('distributor_charges.a_wire')),
        sector_charges: fn.coalesce(
          ref('excluded.sector_charges'),
          ref('distributor_charges.sector_charges'),
        ),
        used_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/**
 * Loads the charges that the account used last for a distributor and a tariff group, null if the account has
 * used none.
 */
export async function loadLastDistributorCharges(
  tx: Tx,
  caller: Caller,
  { distributor, tariffModality }: ParsedRequestBody<typeof LAST>,
): Promise<ResponseBody<typeof LAST>> {
  requireProposalAccess(caller);
  const found = await tx
    .selectFrom('distributor_charges')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('distributor', '=', getDistributorKey(distributor))
    .where('tariff_group', '=', tariffModality)
    .executeTakeFirst();
  if (!found) return { charges: null };
  const orNull = (value: string | null) => (value === null ? null : Number(value));
  return {
    charges: {
      bWireValue: Number(found.b_wire),
      bWireValuePeak: orNull(found.b_wire_peak),
      aWireValue: orNull(found.a_wire),
      sectorCharges: orNull(found.sector_charges),
      timestamp: found.used_at.getTime(),
    },
  };
}
