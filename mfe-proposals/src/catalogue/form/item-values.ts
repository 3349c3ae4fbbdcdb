import type { CatalogueKind } from '@girassol/shared-domain';
import { catalogueInverterTypes, inverterMonitoringTypes, toInverterWatts } from '@girassol/shared-domain';
import type { CatalogueItem, CatalogueRequest } from '@girassol/shared-domain/contract';

/** Form values of a catalogue item. Each of the three kinds of catalogue uses some of the fields. */
export interface CatalogueItemFormValues {
  /** Model; of equipment, what it is. */
  name: string;
  manufacturer: string;
  detail: string;
  power: number | null;
  warrantyDefect: number | null;
  warrantyEfficiency: number | null;
  mLength: number | null;
  width: number | null;
  weight: number | null;
  warranty: number | null;
  monitoring: string;
  voltage: string;
  type: string;
  stock: number | null;
  price: number | null;
}

/** Form values of a new catalogue item. The default monitoring of an inverter is Wi-Fi (catalogue-005). */
export const emptyCatalogueItemFormValues: CatalogueItemFormValues = {
  name: '',
  manufacturer: '',
  detail: '',
  power: null,
  warrantyDefect: null,
  warrantyEfficiency: null,
  mLength: null,
  width: null,
  weight: null,
  warranty: null,
  monitoring: inverterMonitoringTypes[0],
  voltage: '',
  type: catalogueInverterTypes[0].value,
  stock: null,
  price: null,
};

/** Converts a catalogue item to form values; 0 becomes an empty field. */
export function toCatalogueItemFormValues(item: CatalogueItem): CatalogueItemFormValues {
  const known = { manufacturer: item.manufacturer, stock: item.stock || null, price: item.price || null };
  if ('item' in item)
    return { ...emptyCatalogueItemFormValues, ...known, name: item.item, detail: item.detail };
  if ('monitoring' in item) {
    const { model, power, warranty, monitoring, voltage, type } = item;
    return {
      ...emptyCatalogueItemFormValues,
      ...known,
      name: model,
      power,
      warranty: warranty || null,
      monitoring,
      voltage,
      type,
    };
  }
  return {
    ...emptyCatalogueItemFormValues,
    ...known,
    name: item.model,
    power: item.power,
    warrantyDefect: item.warrantyDefect || null,
    warrantyEfficiency: item.warrantyEfficiency || null,
    mLength: item.mLength || null,
    width: item.width || null,
    weight: item.weight || null,
  };
}

const findValue = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/**
 * Builds the request of a catalogue item. Empty numbers become 0 (catalogue-004); an inverter power below 100
 * is taken as kW (catalogue-007).
 */
export function buildCatalogueItemRequest(
  kind: CatalogueKind,
  values: CatalogueItemFormValues,
): CatalogueRequest {
  const { name, manufacturer, detail, power, voltage } = values;
  const common = { manufacturer, stock: values.stock ?? 0, price: values.price ?? 0 };
  switch (kind) {
    case 'equipaments':
      return { ...common, item: name, detail };
    case 'inverters':
      return {
        ...common,
        model: name,
        power: toInverterWatts(power ?? 0),
        warranty: values.warranty ?? 0,
        monitoring: findValue(inverterMonitoringTypes, values.monitoring) ?? 'Wi-Fi',
        voltage,
        type: catalogueInverterTypes.find(({ value }) => value === values.type)?.value ?? 'inverter',
      };
    case 'modules':
      return {
        ...common,
        model: name,
        power: power ?? 0,
        warrantyDefect: values.warrantyDefect ?? 0,
        warrantyEfficiency: values.warrantyEfficiency ?? 0,
        weight: values.weight ?? 0,
        mLength: values.mLength ?? 0,
        width: values.width ?? 0,
      };
  }
}
