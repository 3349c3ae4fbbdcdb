import type { Tx } from '@girassol/api-platform/database';
import type { ElectricityTariff } from '@girassol/shared-domain/contract';

/**
 * Loads the electricity tariffs of a distributor that are valid on a day, one for each tariff group and
 * class.
 */
export async function loadTariffs(tx: Tx, distributor: string, today: string): Promise<ElectricityTariff[]> {
  const found = await tx
    .selectFrom('electricity_tariffs')
    .distinctOn(['modality', 'uc_type'])
    .selectAll()
    .where('distributor', '=', distributor)
    .where('valid_from', '<=', today)
    .orderBy('modality')
    .orderBy('uc_type')
    .orderBy('valid_from', 'desc')
    .orderBy('imported_at', 'desc')
    .orderBy('source')
    .execute();
  return found.map((row) => ({
    distributor: row.distributor,
    modality: row.modality,
    ucType: row.uc_type,
    kwhPrice: row.kwh_price,
    bWireValue: row.b_wire,
    validFrom: row.valid_from,
    source: row.source,
  }));
}
