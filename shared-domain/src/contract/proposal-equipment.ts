import { z } from 'zod';
import { inverterMonitoringTypes } from '../catalogue/catalogue-kinds';
import { positiveNumber, reais, trimmedText } from './schemas';

/** Types of inverter of a proposal, as the API stores them. */
export const proposalInverterKinds = ['string inverter', 'microinverter'] as const;

const quantity = z.number().int().min(1).max(1_000_000);
const years = z.number().min(0).max(100).default(0);

/**
 * Schema of an equipment line of a proposal: PV modules of one model, with power in Wp, weight in kg, length
 * and width in mm, warranties in years.
 */
export const pvModuleLine = z.object({
  manufacturer: trimmedText(80).min(1),
  /** Additive. */
  model: trimmedText(80).default(''),
  power: positiveNumber.max(10_000),
  quantity,
  weight: z.number().min(0).max(1_000).default(0),
  mLength: z.number().min(0).max(100_000).default(0),
  width: z.number().min(0).max(100_000).default(0),
  warrantyDefect: years,
  warrantyEfficiency: years,
});

export type PvModuleLine = z.output<typeof pvModuleLine>;

/**
 * Schema of an equipment line of a proposal: inverters of one model, with power in W and warranty in years. A
 * power below 100 is read as kW (proposals-025).
 */
export const inverterLine = z.object({
  iManufacturer: trimmedText(80).min(1),
  iModel: trimmedText(80).default(''),
  iMonitoring: z.enum(inverterMonitoringTypes).default('Wi-Fi'),
  iPower: positiveNumber.max(10_000_000),
  iQuantity: quantity,
  iWarranty: years,
  type: z.enum(proposalInverterKinds).default('string inverter'),
});

export type InverterLine = z.output<typeof inverterLine>;

/**
 * Schema of an equipment line of a proposal for an item besides modules and inverters, such as structure,
 * cables or protections.
 */
export const additionalItemLine = z.object({
  item: trimmedText(120).min(1),
  quantity: positiveNumber.max(1_000_000),
  manufacter: trimmedText(80).default(''),
  detail: trimmedText(500).default(''),
});

export type AdditionalItemLine = z.output<typeof additionalItemLine>;

/**
 * Schema of the kit of a proposal: price in R$, supplier, and whether to save the kit among those of the
 * account.
 */
export const proposalKitData = z.object({
  /** Keep it among the kits of the account as well. */
  saveKit: z.boolean().default(false),
  /** R$, what the supplier asks. */
  kitPrice: reais,
  kitSupplier: trimmedText(80).default(''),
  kitVoltage: trimmedText(40).default(''),
  kitFixation: trimmedText(60).default(''),
});

export type ProposalKitData = z.output<typeof proposalKitData>;

/** Schema of the equipment form of a proposal, typed by hand or filled from a kit. */
export const equipmentForm = z.object({
  pvModuleData: z.array(pvModuleLine).min(1).max(30),
  inverterData: z.array(inverterLine).min(1).max(30),
  additionalItems: z.array(additionalItemLine).max(100).default([]),
  kitData: proposalKitData,
  aboutTheEquipament: trimmedText(5_000).default(''),
});

export type EquipmentForm = z.output<typeof equipmentForm>;
export type EquipmentFormInput = z.input<typeof equipmentForm>;
