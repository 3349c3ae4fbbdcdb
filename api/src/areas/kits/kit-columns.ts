import { inverterWatts, moduleFigures, toCents } from '@girassol/shared-domain';
import type { KitRequest } from '@girassol/shared-domain/contract';
import type { NewRow } from '../../platform/database';
import { wrongField } from '../../platform/refusals/refusal';

type KitColumns = Omit<NewRow<'kits'>, 'account_id' | 'id' | 'owner_id' | 'version' | 'updated_by'>;

const MOST_CENTS = 999_999_999_999;

/** What lines cost together, in cents; what was said of them as a whole where they have no prices. */
function sumOf(lines: { price: number; quantity: number }[], said: number): number {
  const sum = lines.reduce((total, { price, quantity }) => total + toCents(price) * quantity, 0);
  return sum > 0 ? Math.round(sum) : toCents(said);
}

/** A kit as its columns, with the figures that lists are filtered by. Sums that are out of reach are refused. */
export function kitColumns(request: KitRequest): KitColumns {
  const { kitData, pvModuleData, additionalItems } = request;
  const inverters = request.inverterData.map((line) => ({ ...line, iPower: inverterWatts(line.iPower) }));
  const sums = {
    mod_price_cents: sumOf(pvModuleData, request.modPriceUnits),
    inv_price_cents: sumOf(
      inverters.map(({ price, iQuantity }) => ({ price, quantity: iQuantity })),
      request.invPriceUnits,
    ),
    eqp_price_cents: sumOf(additionalItems, request.eqpPriceUnits),
  };
  if (Object.values(sums).some((sum) => sum > MOST_CENTS)) {
    throw wrongField('kitData.kitPrice', 'A soma dos itens é grande demais.');
  }
  const { power } = moduleFigures(pvModuleData);
  if (power <= 0 || power > 1_000_000)
    throw wrongField('pvModuleData', 'Confira a potência e a quantidade dos módulos.');
  return {
    ...sums,
    supplier: kitData.supplier,
    voltage: kitData.voltage,
    fixation: kitData.fixation,
    price_cents: toCents(kitData.kitPrice),
    power,
    modules: JSON.stringify(pvModuleData),
    inverters: JSON.stringify(inverters),
    items: JSON.stringify(additionalItems),
    module_brands: [...new Set(pvModuleData.map(({ manufacturer }) => manufacturer))],
    inverter_brands: [...new Set(inverters.map(({ iManufacturer }) => iManufacturer))],
    inverter_types: [...new Set(inverters.map(({ type }) => type))],
    words: [
      kitData.supplier,
      ...pvModuleData.flatMap(({ manufacturer, model }) => [manufacturer, model]),
      ...inverters.flatMap(({ iManufacturer, iModel }) => [iManufacturer, iModel]),
      ...additionalItems.map(({ item }) => item),
    ].join('\n'),
  };
}
