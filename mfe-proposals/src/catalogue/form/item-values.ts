import type { CatalogueKind } from '@girassol/shared-domain';
import { catalogueInverterTypes, inverterWatts, monitorings } from '@girassol/shared-domain';
import type { CatalogueItem, CatalogueRequest } from '@girassol/shared-domain/contract';

/** A form of the catalogue as it is filled in; each kind shows its own part of it. */
export interface CatalogueValues {
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

/** A new item: an inverter is watched by Wi-Fi until somebody says otherwise (catalogue-005). */
export const emptyItem: CatalogueValues = {
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
  monitoring: monitorings[0],
  voltage: '',
  type: catalogueInverterTypes[0].value,
  stock: null,
  price: null,
};

/** An item as its form shows it; 0 is an empty field. */
export function valuesOfItem(item: CatalogueItem): CatalogueValues {
  const known = { manufacturer: item.manufacturer, stock: item.stock || null, price: item.price || null };
  if ('item' in item) return { ...emptyItem, ...known, name: item.item, detail: item.detail };
  if ('monitoring' in item) {
    const { model, power, warranty, monitoring, voltage, type } = item;
    return {
      ...emptyItem,
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
    ...emptyItem,
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

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** What the server gets: numbers that are empty are 0 (catalogue-004), an inverter's power under 100 is kW (catalogue-007). */
export function requestOfItem(kind: CatalogueKind, values: CatalogueValues): CatalogueRequest {
  const { name, manufacturer, detail, power, voltage } = values;
  const common = { manufacturer, stock: values.stock ?? 0, price: values.price ?? 0 };
  switch (kind) {
    case 'equipaments':
      return { ...common, item: name, detail };
    case 'inverters':
      return {
        ...common,
        model: name,
        power: inverterWatts(power ?? 0),
        warranty: values.warranty ?? 0,
        monitoring: oneOf(monitorings, values.monitoring) ?? 'Wi-Fi',
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
