import {
  computeModuleTotals,
  kitInverterTypes,
  kitSuppliers,
  OTHER_SUPPLIER,
  roundToCents,
  toCents,
  toInverterWatts,
} from '@girassol/shared-domain';
import type { CatalogueItem, Kit, KitFormValues } from '@girassol/shared-domain/contract';

type Carried<Line, Shown extends keyof Line> = Partial<Omit<Line, Shown>>;
type KitModule = KitFormValues['pvModuleData'][number];
type KitInverter = KitFormValues['inverterData'][number];
type KitItem = NonNullable<KitFormValues['additionalItems']>[number];

/** A line of the form. `carried` is what came with it from the catalogue and has no field here. */
interface Line<Rest> {
  key: number;
  quantity: number | null;
  /** R$ of one unit. */
  price: number | null;
  carried: Rest;
}
/**
 * Form values of a module line of a registered kit. `carried` holds saved data that the form does not show.
 */
export interface ModuleLineValues extends Line<Carried<KitModule, 'manufacturer' | 'model' | 'power'>> {
  manufacturer: string;
  model: string;
  power: number | null;
}
/**
 * Form values of an inverter line of a registered kit. `carried` holds saved data that the form does not
 * show.
 */
export interface InverterLineValues
  extends Line<Carried<KitInverter, 'iManufacturer' | 'iModel' | 'iPower'>> {
  manufacturer: string;
  model: string;
  power: number | null;
  type: string;
}
/**
 * Form values of a line of additional equipment in a registered kit. `carried` holds saved data that the form
 * does not show.
 */
export interface ItemLineValues extends Line<Carried<KitItem, 'item'>> {
  item: string;
}

/** Form values of a registered kit. */
export interface RegisteredKitValues {
  supplier: string | null;
  /** Its name, where it is none of the list. */
  otherSupplier: string;
  voltage: string | null;
  fixation: string | null;
  modules: ModuleLineValues[];
  inverters: InverterLineValues[];
  items: ItemLineValues[];
  kitPrice: number | null;
}

let lastKey = 0;
const nextKey = () => {
  lastKey += 1;
  return lastKey;
};

export const buildEmptyModuleLine = (): ModuleLineValues => ({
  key: nextKey(),
  manufacturer: '',
  model: '',
  power: null,
  quantity: null,
  price: null,
  carried: {},
});
export const buildEmptyInverterLine = (): InverterLineValues => ({
  ...buildEmptyModuleLine(),
  quantity: 1,
  type: kitInverterTypes[0].value,
  carried: {},
});
export const buildEmptyItemLine = (): ItemLineValues => ({
  key: nextKey(),
  item: '',
  quantity: 1,
  price: null,
  carried: {},
});

export const buildEmptyKitValues = (): RegisteredKitValues => ({
  supplier: null,
  otherSupplier: '',
  voltage: null,
  fixation: null,
  modules: [buildEmptyModuleLine()],
  inverters: [buildEmptyInverterLine()],
  items: [],
  kitPrice: null,
});

/**
 * Converts a catalogue item to the module line of a kit; null for another kind of item. The line is a copy,
 * so that the kit stays complete if the catalogue item is deleted.
 */
export function toModuleLine(item: CatalogueItem): ModuleLineValues | null {
  if (!('warrantyDefect' in item)) return null;
  const { manufacturer, model, power, price, warrantyDefect, warrantyEfficiency, weight, mLength, width } =
    item;
  const carried = { warrantyDefect, warrantyEfficiency, weight, mLength, width };
  return { ...buildEmptyModuleLine(), manufacturer, model, power, price: price || null, carried };
}

/** Converts a catalogue item to the inverter line of a kit; null for another kind of item. */
export function toInverterLine(item: CatalogueItem): InverterLineValues | null {
  if (!('monitoring' in item)) return null;
  const { manufacturer, model, power, price, monitoring, warranty } = item;
  return {
    ...buildEmptyInverterLine(),
    manufacturer,
    model,
    power,
    price: price || null,
    type: kitInverterTypes[item.type === 'microinverter' ? 1 : 0].value,
    carried: { iMonitoring: monitoring, iWarranty: warranty },
  };
}

/** Converts a catalogue item to a kit's line of additional equipment; null for another kind of item. */
export function toItemLine(item: CatalogueItem): ItemLineValues | null {
  if (!('item' in item)) return null;
  const carried = { manufacter: item.manufacturer, detail: item.detail };
  return { ...buildEmptyItemLine(), item: item.item, price: item.price || null, carried };
}

/** Converts a registered kit to the values of the form that edits the kit. */
export function toRegisteredKitValues(kit: Kit): RegisteredKitValues {
  const { supplier, voltage, fixation, kitPrice } = kit.kitData;
  const isListed = kitSuppliers.some((name) => name === supplier);
  return {
    supplier: isListed ? supplier : OTHER_SUPPLIER,
    otherSupplier: isListed ? '' : supplier,
    voltage: voltage || null,
    fixation: fixation || null,
    modules: kit.pvModuleData.map(({ manufacturer, model, power, quantity, price, ...carried }) => ({
      key: nextKey(),
      manufacturer,
      model,
      power,
      quantity,
      price: price || null,
      carried,
    })),
    inverters: kit.inverterData.map(
      ({ iManufacturer, iModel, iPower, iQuantity, price, type, ...carried }) => ({
        key: nextKey(),
        manufacturer: iManufacturer,
        model: iModel,
        power: iPower,
        quantity: iQuantity,
        price: price || null,
        type,
        carried,
      }),
    ),
    items: kit.additionalItems.map(({ item, quantity, price, ...carried }) => ({
      key: nextKey(),
      item,
      quantity,
      price: price || null,
      carried,
    })),
    kitPrice,
  };
}

const sumLines = (lines: readonly Pick<Line<unknown>, 'quantity' | 'price'>[]): number =>
  lines.reduce((total, { quantity, price }) => total + toCents(price ?? 0) * (quantity ?? 0), 0) / 100;

/**
 * Computes the totals of the form values of a kit: the prices in R$ of modules, inverters and items and their
 * sum, and the power of the modules in kWp.
 */
export function computeKitTotals({ modules, inverters, items }: RegisteredKitValues) {
  const parts = { modules: sumLines(modules), inverters: sumLines(inverters), items: sumLines(items) };
  return {
    ...parts,
    total: roundToCents(parts.modules + parts.inverters + parts.items),
    power: computeModuleTotals(
      modules.map(({ power, quantity }) => ({
        power: power ?? 0,
        quantity: quantity ?? 0,
        mLength: 0,
        width: 0,
        weight: 0,
      })),
    ).power,
  };
}

/** Builds the request body of a registered kit. */
export function buildKitBody(values: RegisteredKitValues): KitFormValues {
  const { supplier, otherSupplier, voltage, fixation, kitPrice } = values;
  const figures = computeKitTotals(values);
  return {
    kitData: {
      kitPrice: kitPrice ?? 0,
      supplier: supplier === OTHER_SUPPLIER ? otherSupplier.trim() : (supplier ?? ''),
      voltage: voltage ?? '',
      fixation: fixation ?? '',
    },
    pvModuleData: values.modules.map(({ manufacturer, model, power, quantity, price, carried }) => ({
      ...carried,
      manufacturer,
      model,
      power: power ?? 0,
      quantity: quantity ?? 0,
      price: price ?? 0,
    })),
    inverterData: values.inverters.map(({ manufacturer, model, power, quantity, price, type, carried }) => ({
      ...carried,
      iManufacturer: manufacturer,
      iModel: model,
      iPower: toInverterWatts(power ?? 0),
      iQuantity: quantity ?? 0,
      type: kitInverterTypes.find(({ value }) => value === type)?.value ?? 'string inverter',
      price: price ?? 0,
    })),
    additionalItems: values.items.map(({ item, quantity, price, carried }) => ({
      ...carried,
      item,
      quantity: quantity ?? 0,
      price: price ?? 0,
    })),
    modPriceUnits: figures.modules,
    invPriceUnits: figures.inverters,
    eqpPriceUnits: figures.items,
  };
}
