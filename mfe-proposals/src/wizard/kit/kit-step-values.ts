import { toInverterWatts } from '@girassol/shared-domain';
import type { EquipmentFormInput, InverterLine, Proposal } from '@girassol/shared-domain/contract';
import { generateUuid } from '../../pricing-settings/generate-uuid';

/** Maximum numbers of lines of a system that the server takes. */
export const MAX_MODULE_LINES = 30;
export const MAX_INVERTER_LINES = 30;
export const MAX_ITEM_LINES = 100;

/**
 * Form values of a module line in the kit step: power in Wp, weight in kg, measures in mm, warranties in
 * years; null while empty.
 */
export interface ModuleValues {
  /** Tells lines apart while they come and go. */
  key: string;
  manufacturer: string;
  model: string;
  power: number | null;
  quantity: number | null;
  weight: number | null;
  mLength: number | null;
  width: number | null;
  warrantyDefect: number | null;
  warrantyEfficiency: number | null;
}

/**
 * Form values of an inverter line in the kit step: power in W, or in kW for numbers below 100
 * (proposals-025).
 */
export interface InverterValues {
  key: string;
  iManufacturer: string;
  iModel: string;
  iMonitoring: InverterLine['iMonitoring'];
  iPower: number | null;
  iQuantity: number | null;
  iWarranty: number | null;
  type: InverterLine['type'];
}

/** Form values of a line of additional equipment in the kit step, such as structure or cables. */
export interface ItemValues {
  key: string;
  item: string;
  quantity: number | null;
  manufacter: string;
  detail: string;
}

/**
 * Form values of the second wizard step, the kit: modules, inverters, additional equipment, and the purchase
 * of the kit.
 */
export interface KitStepValues {
  pvModuleData: ModuleValues[];
  inverterData: InverterValues[];
  additionalItems: ItemValues[];
  kitData: {
    saveKit: boolean;
    kitPrice: number | null;
    kitSupplier: string | null;
    /** Typed where the supplier is another one. */
    otherSupplier: string;
    kitVoltage: string | null;
    kitFixation: string | null;
  };
  aboutTheEquipament: string;
}

/**
 * Generates a unique key for a line of a form, which React uses to tell lines apart. Lines of a draft keep theirs, so a
 * key is also unlike those of earlier visits of the page.
 */
export const generateLineKey = (): string => generateUuid();

export const buildEmptyModule = (): ModuleValues => ({
  key: generateLineKey(),
  manufacturer: '',
  model: '',
  power: null,
  quantity: null,
  weight: null,
  mLength: null,
  width: null,
  warrantyDefect: null,
  warrantyEfficiency: null,
});

/** Builds an empty inverter line. The default monitoring is Wi-Fi (proposals-020). */
export const buildEmptyInverter = (): InverterValues => ({
  key: generateLineKey(),
  iManufacturer: '',
  iModel: '',
  iMonitoring: 'Wi-Fi',
  iPower: null,
  iQuantity: 1,
  iWarranty: null,
  type: 'string inverter',
});

export const buildEmptyItem = (): ItemValues => ({
  key: generateLineKey(),
  item: '',
  quantity: 1,
  manufacter: '',
  detail: '',
});

const orEmpty = (value: number) => (value === 0 ? null : value);

/** Converts the equipment of a proposal to form values, with one empty line for missing modules and inverters. */
export function toKitStepValues(
  proposal: Proposal,
  suppliers: readonly string[],
  other: string,
): KitStepValues {
  const { pvModuleData = [], inverterData = [], additionalItems = [], kitData } = proposal;
  const supplier = kitData?.kitSupplier ?? '';
  const isKnown = suppliers.includes(supplier);
  return {
    pvModuleData:
      pvModuleData.length > 0
        ? pvModuleData.map((line) => ({
            ...line,
            key: generateLineKey(),
            weight: orEmpty(line.weight),
            mLength: orEmpty(line.mLength),
            width: orEmpty(line.width),
            warrantyDefect: orEmpty(line.warrantyDefect),
            warrantyEfficiency: orEmpty(line.warrantyEfficiency),
          }))
        : [buildEmptyModule()],
    inverterData:
      inverterData.length > 0
        ? inverterData.map((line) => ({
            ...line,
            key: generateLineKey(),
            iWarranty: orEmpty(line.iWarranty),
          }))
        : [buildEmptyInverter()],
    additionalItems: additionalItems.map((line) => ({ ...line, key: generateLineKey() })),
    kitData: {
      saveKit: kitData?.saveKit ?? false,
      kitPrice: kitData?.kitPrice ?? null,
      kitSupplier: supplier === '' || isKnown ? supplier || null : other,
      otherSupplier: isKnown ? '' : supplier,
      kitVoltage: kitData?.kitVoltage || null,
      kitFixation: kitData?.kitFixation || null,
    },
    aboutTheEquipament: proposal.aboutTheEquipament ?? '',
  };
}

/**
 * Builds the request that saves the kit step. `other` is the value of the supplier field for a supplier
 * outside the list, whose name is typed.
 */
export function buildKitRequest(values: KitStepValues, other: string) {
  const { kitData } = values;
  const supplier = kitData.kitSupplier === other ? kitData.otherSupplier.trim() : kitData.kitSupplier;
  return {
    pvModuleData: values.pvModuleData.map(({ key, ...line }) => ({
      ...line,
      power: line.power ?? 0,
      quantity: line.quantity ?? 0,
      weight: line.weight ?? 0,
      mLength: line.mLength ?? 0,
      width: line.width ?? 0,
      warrantyDefect: line.warrantyDefect ?? 0,
      warrantyEfficiency: line.warrantyEfficiency ?? 0,
    })),
    inverterData: values.inverterData.map(({ key, ...line }) => ({
      ...line,
      iPower: toInverterWatts(line.iPower ?? 0),
      iQuantity: line.iQuantity ?? 0,
      iWarranty: line.iWarranty ?? 0,
    })),
    additionalItems: values.additionalItems.map(({ key, ...line }) => ({
      ...line,
      quantity: line.quantity ?? 0,
    })),
    kitData: {
      saveKit: kitData.saveKit,
      kitPrice: kitData.kitPrice ?? 0,
      kitSupplier: supplier ?? '',
      kitVoltage: kitData.kitVoltage ?? '',
      kitFixation: kitData.kitFixation ?? '',
    },
    aboutTheEquipament: values.aboutTheEquipament.trim(),
  } satisfies EquipmentFormInput;
}
