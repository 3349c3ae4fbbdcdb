import type { Row, Tx } from '@girassol/api-platform/database';
import type { Kit } from '@girassol/shared-domain/contract';
import { loadUserNames } from '../customers/customer-records';

/** Converts rows of kits to the records that the API returns, in the order of the rows. */
export async function loadKitRecords(tx: Tx, rows: Row<'kits'>[]): Promise<Kit[]> {
  const [first] = rows;
  if (!first) return [];
  const names = await loadUserNames(
    tx,
    first.account_id,
    rows.flatMap((row) => [row.owner_id, row.updated_by]),
  );
  return rows.map((row) => ({
    _id: row.id,
    id: row.id,
    kitData: {
      kitPrice: row.price_cents / 100,
      supplier: row.supplier,
      voltage: row.voltage,
      fixation: row.fixation,
    },
    pvModuleData: row.modules,
    inverterData: row.inverters,
    additionalItems: row.items,
    modPriceUnits: row.mod_price_cents / 100,
    invPriceUnits: row.inv_price_cents / 100,
    eqpPriceUnits: row.eqp_price_cents / 100,
    power: Number(row.power),
    owner: { _id: row.owner_id, personalData: { name: names.get(row.owner_id) ?? '' } },
    version: row.version,
    registryTimestamp: row.registered_at.getTime(),
    lastUpdate: { timestamp: row.updated_at.getTime(), userName: names.get(row.updated_by) ?? '' },
  }));
}
