import type { ElectricityTariff } from '@girassol/shared-domain/contract';
import type { Tx } from '../../platform/database';

/** What a distributor asks of each class on a day: of every group and class the newest that holds by then. */
export async function tariffsOf(tx: Tx, distributor: string, today: string): Promise<ElectricityTariff[]> {
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
