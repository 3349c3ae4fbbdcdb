import type { NewRow } from '@girassol/api-platform/database';
import { toCents, toInverterWatts } from '@girassol/shared-domain';
import type { CatalogueRequest } from '@girassol/shared-domain/contract';

/** Columns of `catalogue_items` whose values come from a request to add or edit an item. */
export type CatalogueItemColumns = Required<
  Pick<NewRow<'catalogue_items'>, 'name' | 'manufacturer' | 'power' | 'stock' | 'price_cents' | 'facts'>
>;

/**
 * Converts a request to add or edit a catalogue item of any kind to database columns. An inverter's power
 * below 100 is taken as kW (catalogue-007).
 */
export function toCatalogueItemColumns(request: CatalogueRequest): CatalogueItemColumns {
  const { manufacturer, stock, price } = request;
  const common = { manufacturer, stock, price_cents: toCents(price) };
  if ('item' in request) {
    const { item, detail } = request;
    return { ...common, name: item, power: 0, facts: JSON.stringify({ detail }) };
  }
  if ('monitoring' in request) {
    const { model, power, warranty, monitoring, voltage, type } = request;
    const facts = JSON.stringify({ warranty, monitoring, voltage, type });
    return { ...common, name: model, power: toInverterWatts(power), facts };
  }
  const { model, power, warrantyDefect, warrantyEfficiency, weight, mLength, width } = request;
  const facts = JSON.stringify({ warrantyDefect, warrantyEfficiency, weight, mLength, width });
  return { ...common, name: model, power, facts };
}
