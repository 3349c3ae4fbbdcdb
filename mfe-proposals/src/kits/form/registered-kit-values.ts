import {
  inverterWatts,
  kitInverterTypes,
  kitSuppliers,
  moduleFigures,
  OTHER_SUPPLIER,
} from '@girassol/shared-domain';
import type { CatalogueItem, Kit, KitBody } from '@girassol/shared-domain/contract';

type Carried<Line, Shown extends keyof Line> = Partial<Omit<Line, Shown>>;
type KitModule = KitBody['pvModuleData'][number];
type KitInverter = KitBody['inverterData'][number];
type KitItem = NonNullable<KitBody['additionalItems']>[number];

/** A line of the form. `carried` is what came with it from the catalogue and has no field here. */
interface Line<Rest> {
  key: number;
  quantity: number | null;
  /** R$ of one unit. */
  price: number | null;
  carried: Rest;
}
export interface ModuleLineValues extends Line<Carried<KitModule, 'manufacturer' | 'model' | 'power'>> {
  manufacturer: string;
  model: string;
  power: number | null;
}
export interface InverterLineValues
  extends Line<Carried<KitInverter, 'iManufacturer' | 'iModel' | 'iPower'>> {
  manufacturer: string;
  model: string;
  power: number | null;
  type: string;
}
export interface ItemLineValues extends Line<Carried<KitItem, 'item'>> {
  item: string;
}

/** The kit form as it is filled in. */
export interface KitValues {
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

export const emptyModule = (): ModuleLineValues => ({
  key: nextKey(),
  manufacturer: '',
  model: '',
  power: null,
  quantity: null,
  price: null,
  carried: {},
});
export const emptyInverter = (): InverterLineValues => ({
  ...emptyModule(),
  quantity: 1,
  type: kitInverterTypes[0].value,
  carried: {},
});
export const emptyItemLine = (): ItemLineValues => ({
  key: nextKey(),
  item: '',
  quantity: 1,
  price: null,
  carried: {},
});

export const emptyKit = (): KitValues => ({
  supplier: null,
  otherSupplier: '',
  voltage: null,
  fixation: null,
  modules: [emptyModule()],
  inverters: [emptyInverter()],
  items: [],
  kitPrice: null,
});

/** A line made of an item of the catalogue: a copy, so that the kit stays whole when the item goes. */
export function moduleLineOf(item: CatalogueItem): ModuleLineValues | null {
  if (!('warrantyDefect' in item)) return null;
  const { manufacturer, model, power, price, warrantyDefect, warrantyEfficiency, weight, mLength, width } =
    item;
  const carried = { warrantyDefect, warrantyEfficiency, weight, mLength, width };
  return { ...emptyModule(), manufacturer, model, power, price: price || null, carried };
}

export function inverterLineOf(item: CatalogueItem): InverterLineValues | null {
  if (!('monitoring' in item)) return null;
  const { manufacturer, model, power, price, monitoring, warranty } = item;
  return {
    ...emptyInverter(),
    manufacturer,
    model,
    power,
    price: price || null,
    type: kitInverterTypes[item.type === 'microinverter' ? 1 : 0].value,
    carried: { iMonitoring: monitoring, iWarranty: warranty },
  };
}

export function itemLineOf(item: CatalogueItem): ItemLineValues | null {
  if (!('item' in item)) return null;
  const carried = { manufacter: item.manufacturer, detail: item.detail };
  return { ...emptyItemLine(), item: item.item, price: item.price || null, carried };
}

/** A kit as the form shows it. */
export function valuesOfKit(kit: Kit): KitValues {
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

const sum = (lines: readonly Pick<Line<unknown>, 'quantity' | 'price'>[]): number =>
  lines.reduce((total, { quantity, price }) => total + Math.round((price ?? 0) * 100) * (quantity ?? 0), 0) /
  100;

/** What the lines come to: R$ of each part and of all, and the power in kWp. */
export function kitFigures({ modules, inverters, items }: KitValues) {
  const parts = { modules: sum(modules), inverters: sum(inverters), items: sum(items) };
  return {
    ...parts,
    total: Math.round((parts.modules + parts.inverters + parts.items) * 100) / 100,
    power: moduleFigures(
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

/** What the server gets. */
export function bodyOfKit(values: KitValues): KitBody {
  const { supplier, otherSupplier, voltage, fixation, kitPrice } = values;
  const figures = kitFigures(values);
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
      iPower: inverterWatts(power ?? 0),
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
