import { z } from 'zod';
import { monitorings } from '../catalogue/catalogue-kinds';
import { positive, reais, text } from './schemas';

/** Kinds of inverter of a proposal, as entities name them. */
export const inverterKinds = ['string inverter', 'microinverter'] as const;

const quantity = z.number().int().min(1).max(1_000_000);
const years = z.number().min(0).max(100).default(0);

/** Modules of one kind: power in Wp, weight in kg, length and width in mm, warranties in years. */
export const pvModuleLine = z.object({
  manufacturer: text(80).min(1),
  /** Additive. */
  model: text(80).default(''),
  power: positive.max(10_000),
  quantity,
  weight: z.number().min(0).max(1_000).default(0),
  mLength: z.number().min(0).max(100_000).default(0),
  width: z.number().min(0).max(100_000).default(0),
  warrantyDefect: years,
  warrantyEfficiency: years,
});

export type PvModuleLine = z.output<typeof pvModuleLine>;

/** Inverters of one kind: power in W; below 100 it was meant in kW (proposals-025). Warranty in years. */
export const inverterLine = z.object({
  iManufacturer: text(80).min(1),
  iModel: text(80).default(''),
  iMonitoring: z.enum(monitorings).default('Wi-Fi'),
  iPower: positive.max(10_000_000),
  iQuantity: quantity,
  iWarranty: years,
  type: z.enum(inverterKinds).default('string inverter'),
});

export type InverterLine = z.output<typeof inverterLine>;

/** Complementary equipment: structure, cables, protections. */
export const additionalItemLine = z.object({
  item: text(120).min(1),
  quantity: positive.max(1_000_000),
  manufacter: text(80).default(''),
  detail: text(500).default(''),
});

export type AdditionalItemLine = z.output<typeof additionalItemLine>;

export const proposalKitData = z.object({
  /** Keep it among the kits of the account as well. */
  saveKit: z.boolean().default(false),
  /** R$, what the supplier asks. */
  kitPrice: reais,
  kitSupplier: text(80).default(''),
  kitVoltage: text(40).default(''),
  kitFixation: text(60).default(''),
});

export type ProposalKitData = z.output<typeof proposalKitData>;

/** The equipment form of a proposal, typed by hand or filled by a kit. */
export const equipmentForm = z.object({
  pvModuleData: z.array(pvModuleLine).min(1).max(30),
  inverterData: z.array(inverterLine).min(1).max(30),
  additionalItems: z.array(additionalItemLine).max(100).default([]),
  kitData: proposalKitData,
  aboutTheEquipament: text(5_000).default(''),
});

export type EquipmentForm = z.output<typeof equipmentForm>;
export type EquipmentRequest = z.input<typeof equipmentForm>;
