import { inverterWatts } from '@girassol/shared-domain';
import type { EquipmentRequest, InverterLine, Proposal } from '@girassol/shared-domain/contract';

/** A line of modules as it is filled in: Wp, kg, mm, years. */
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

/** A line of inverters: W, or kW below 100 (proposals-025). */
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

export interface ItemValues {
  key: string;
  item: string;
  quantity: number | null;
  manufacter: string;
  detail: string;
}

export interface KitValues {
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

let lines = 0;

/** A key that no other line has. */
export function newKey(): string {
  lines += 1;
  return `line-${lines}`;
}

export const newModule = (): ModuleValues => ({
  key: newKey(),
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

/** Monitoring is Wi-Fi until somebody says otherwise (proposals-020). */
export const newInverter = (): InverterValues => ({
  key: newKey(),
  iManufacturer: '',
  iModel: '',
  iMonitoring: 'Wi-Fi',
  iPower: null,
  iQuantity: 1,
  iWarranty: null,
  type: 'string inverter',
});

export const newItem = (): ItemValues => ({
  key: newKey(),
  item: '',
  quantity: 1,
  manufacter: '',
  detail: '',
});

const orEmpty = (value: number) => (value === 0 ? null : value);

/** The form of a proposal's equipment; one empty line of each while there is none. */
export function kitOf(proposal: Proposal, suppliers: readonly string[], other: string): KitValues {
  const { pvModuleData = [], inverterData = [], additionalItems = [], kitData } = proposal;
  const supplier = kitData?.kitSupplier ?? '';
  const isKnown = suppliers.includes(supplier);
  return {
    pvModuleData:
      pvModuleData.length > 0
        ? pvModuleData.map((line) => ({
            ...line,
            key: newKey(),
            weight: orEmpty(line.weight),
            mLength: orEmpty(line.mLength),
            width: orEmpty(line.width),
            warrantyDefect: orEmpty(line.warrantyDefect),
            warrantyEfficiency: orEmpty(line.warrantyEfficiency),
          }))
        : [newModule()],
    inverterData:
      inverterData.length > 0
        ? inverterData.map((line) => ({ ...line, key: newKey(), iWarranty: orEmpty(line.iWarranty) }))
        : [newInverter()],
    additionalItems: additionalItems.map((line) => ({ ...line, key: newKey() })),
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

/** The step as it goes to the server. */
export function kitRequest(values: KitValues, other: string) {
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
      iPower: inverterWatts(line.iPower ?? 0),
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
  } satisfies EquipmentRequest;
}
