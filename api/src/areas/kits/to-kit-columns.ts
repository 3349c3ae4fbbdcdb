import type { NewRow } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { computeModuleTotals, toCents, toInverterWatts } from '@girassol/shared-domain';
import type { KitRequest } from '@girassol/shared-domain/contract';

type KitColumns = Omit<NewRow<'kits'>, 'account_id' | 'id' | 'owner_id' | 'version' | 'updated_by'>;

const MAX_CENTS = 999_999_999_999;

/** Sums lines in cents. Returns the given total if the lines have no prices. */
function sumLines(lines: { price: number; quantity: number }[], said: number): number {
  const sum = lines.reduce((total, { price, quantity }) => total + toCents(price) * quantity, 0);
  return sum > 0 ? Math.round(sum) : toCents(said);
}

/**
 * Converts a request to the columns of a kit, including the computed figures that the filters of kit lists
 * use. Refuses a kit whose total price of modules, inverters or other items is out of range.
 */
export function toKitColumns(request: KitRequest): KitColumns {
  const { kitData, pvModuleData, additionalItems } = request;
  const inverters = request.inverterData.map((line) => ({ ...line, iPower: toInverterWatts(line.iPower) }));
  const sums = {
    mod_price_cents: sumLines(pvModuleData, request.modPriceUnits),
    inv_price_cents: sumLines(
      inverters.map(({ price, iQuantity }) => ({ price, quantity: iQuantity })),
      request.invPriceUnits,
    ),
    eqp_price_cents: sumLines(additionalItems, request.eqpPriceUnits),
  };
  if (Object.values(sums).some((sum) => sum > MAX_CENTS)) {
    throw invalidField('kitData.kitPrice', 'A soma dos itens é grande demais.');
  }
  const { power } = computeModuleTotals(pvModuleData);
  if (power <= 0 || power > 1_000_000)
    throw invalidField('pvModuleData', 'Confira a potência e a quantidade dos módulos.');
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
