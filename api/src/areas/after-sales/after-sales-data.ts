import type { Row, Tx } from '@girassol/api-platform/database';
import { formatItemNumber } from '@girassol/shared-domain';
import type { AfterSalesData } from '@girassol/shared-domain/contract';

type Line = Row<'after_sales_services'>;

/** Lists the service lines of an activity, in the order in which they were added. */
export function listServiceLines(tx: Tx, item: Pick<Row<'sales'>, 'account_id' | 'id'>): Promise<Line[]> {
  return tx
    .selectFrom('after_sales_services')
    .selectAll()
    .where('account_id', '=', item.account_id)
    .where('sale_id', '=', item.id)
    .orderBy('added_at')
    .orderBy('service_id')
    .execute();
}

/** Sums price times quantity of service lines, in cents. */
export const sumServiceLines = (lines: readonly Pick<Line, 'price_cents' | 'quantity'>[]): number =>
  lines.reduce((sum, { price_cents, quantity }) => sum + price_cents * quantity, 0);

/**
 * Loads the data that only activities have: service order number, size and distance of the system, roof,
 * inverter type, and services.
 */
export async function loadAfterSalesData(tx: Tx, item: Row<'sales'>): Promise<AfterSalesData> {
  const lines = await listServiceLines(tx, item);
  return {
    serviceOrder: formatItemNumber(item.number),
    power: Number(item.power),
    modsQtd: item.mods_qtd,
    invQtd: item.inv_qtd,
    distance: item.distance === null ? null : Number(item.distance),
    roofHight: item.roof_hight === null ? null : Number(item.roof_hight),
    inverterType: item.inverter_type,
    services: lines.map(({ service_id, name, type, quantity, price_cents, price_comps }) => ({
      _id: service_id,
      serviceName: name,
      type,
      quantity,
      price: price_cents / 100,
      priceComps: price_comps,
    })),
  };
}
