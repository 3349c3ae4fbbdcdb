import { inverterWatts, toCents } from '@girassol/shared-domain';
import type { CatalogueRequest } from '@girassol/shared-domain/contract';
import type { NewRow } from '../../platform/database';

/** The columns that a request fills. */
export type ItemColumns = Required<
  Pick<NewRow<'catalogue_items'>, 'name' | 'manufacturer' | 'power' | 'stock' | 'price_cents' | 'facts'>
>;

/** An item of any kind as its columns. An inverter's power under 100 is kW (catalogue-007). */
export function itemColumns(request: CatalogueRequest): ItemColumns {
  const { manufacturer, stock, price } = request;
  const common = { manufacturer, stock, price_cents: toCents(price) };
  if ('item' in request) {
    const { item, detail } = request;
    return { ...common, name: item, power: 0, facts: JSON.stringify({ detail }) };
  }
  if ('monitoring' in request) {
    const { model, power, warranty, monitoring, voltage, type } = request;
    const facts = JSON.stringify({ warranty, monitoring, voltage, type });
    return { ...common, name: model, power: inverterWatts(power), facts };
  }
  const { model, power, warrantyDefect, warrantyEfficiency, weight, mLength, width } = request;
  const facts = JSON.stringify({ warrantyDefect, warrantyEfficiency, weight, mLength, width });
  return { ...common, name: model, power, facts };
}
