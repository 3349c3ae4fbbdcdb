import { z } from 'zod';
import { calculationSettings } from './calculation-settings';
import { municipalIrradiation } from './irradiation';
import { additionalItemLine, inverterLine, proposalKitData, pvModuleLine } from './proposal-equipment';
import { pricingTerms } from './proposal-pricing';
import { revenueData } from './proposal-revenue';
import { consumerUnit, proposalLocation, tariffGroup } from './proposal-units';
import { isoDate, text } from './schemas';

/** Consumption of all units together, kWh: yearly sums, and the same divided by 12 (proposals-023). */
export const estimateSystemData = z.object({
  averageMontlhyConsumption: z.number(),
  averageYearlyConsumption: z.number(),
  averageYearlyConsumptionPeak: z.number(),
  /** Percent. */
  losses: z.number(),
  /** Additive: kWp that the consumption asks for. */
  targetPower: z.number().optional(),
});

/** The system that was chosen: power in kWp, area in m², distance in km, perimeter in m, weight in kg/m². */
export const realSystemData = z.object({
  power: z.number(),
  supplier: z.string(),
  kitFixation: z.string(),
  minArea: z.number(),
  distance: z.number(),
  perimeter: z.number(),
  distributedWeight: z.number(),
  /** kWh; once the generation was calculated. */
  averageMonthlyGeneration: z.number().optional(),
  averageYearlyGeneration: z.number().optional(),
});

/** What the system generates, beside what is consumed: kWh from January to December of its first year. */
export const generation = z.object({
  monthlyGeneration: z.array(z.number()).length(12),
  monthlyConsumption: z.array(z.number()).length(12),
  /** kWh/m² a day by month, and where it is from. */
  irradiation: z.object({ source: z.string(), monthly: z.array(z.number()).length(12) }),
  averageMonthlyGeneration: z.number(),
  yearlyGeneration: z.number(),
  /** Generation of the first year as a fraction of the consumption. */
  offset: z.number(),
});

/** A year of the study: kWh, and bills in R$. */
export const generationYear = z.object({
  year: z.number().int(),
  calendarYear: z.number().int(),
  generation: z.number(),
  compensated: z.number(),
  billWithout: z.number(),
  billWith: z.number(),
  savings: z.number(),
  creditBalance: z.number(),
});

export type ProposalGeneration = z.output<typeof generation>;

/** What was typed for the generation; without it the irradiation of the place and the angle of its latitude count. */
export const generationTerms = z.object({
  /** kWh/m² a day, January first. */
  irradiation: z.array(z.number().gt(0).max(12)).length(12).nullable().default(null),
  /** Additive: the service that gave the months; absent where they were typed. */
  irradiationSource: text(200).optional(),
  /** Degrees. */
  tilt: z.number().min(0).max(90).nullable().default(null),
  /** Percent; that of the consumption step where it is left out. */
  losses: z.number().min(0).max(50).optional(),
});

export type GenerationTerms = z.output<typeof generationTerms>;

/** How a proposal looks (proposals-018). Pictures are named by their address on this server; '' is none. */
export const proposalTheme = z.object({
  /** `#rrggbb` */
  primaryColor: z.string().regex(/^#[0-9a-f]{6}$/i),
  logoUrl: text(500),
  cover: text(500),
});

export type ProposalTheme = z.output<typeof proposalTheme>;

/** Parts of the final document that may be left out. */
export const proposalSections = ['consumption', 'generation', 'kit', 'viability', 'financing'] as const;

export const proposalCustomization = z.object({
  validityDate: isoDate.nullable(),
  theme: proposalTheme,
  title: text(120).default(''),
  /** Stands before everything else. */
  message: text(3_000).default(''),
  /** Additive: stands after everything else. */
  closing: text(3_000).default(''),
  /** Additive: a picture of the roof, by its address on this server; '' is none. */
  roofPicture: text(500).optional(),
  hiddenSections: z.array(z.enum(proposalSections)).max(proposalSections.length).default([]),
});

export type ProposalCustomization = z.output<typeof proposalCustomization>;

/** The same with texts of earlier steps that stand in the document; what is left out stays as it is. */
export const proposalLook = proposalCustomization.extend({
  aboutTheEquipament: text(5_000).optional(),
  paymentConditions: text(3_000).optional(),
});

export type ProposalLook = z.output<typeof proposalLook>;

export { DEFAULT_PROPOSAL_THEME } from '../proposals/default-theme';

export const monitoringLinkStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;

export const monitoringLink = z.object({ url: z.string(), status: z.enum(monitoringLinkStatuses) });

/** The sections of a proposal, each absent until its step was done. */
export const proposalData = z.object({
  /** Additive: the account's settings of the day the proposal was begun; it keeps them, whatever changes later. */
  calculationSettings: calculationSettings.optional(),
  tariffModality: tariffGroup.optional(),
  energyBillData: z.array(consumerUnit).optional(),
  location: proposalLocation.optional(),
  /** kWh, all units. */
  totalMonthlyConsumption: z.number().optional(),
  /** Additive: what the tables had of the place when it was saved; null: nothing. The proposal keeps it. */
  municipalIrradiation: municipalIrradiation.nullable().optional(),
  estimateSystemData: estimateSystemData.optional(),
  realSystemData: realSystemData.optional(),
  pvModuleData: z.array(pvModuleLine).optional(),
  inverterData: z.array(inverterLine).optional(),
  additionalItems: z.array(additionalItemLine).optional(),
  kitData: proposalKitData.optional(),
  aboutTheEquipament: z.string().optional(),
  generationTerms: generationTerms.optional(),
  generation: generation.optional(),
  pricingTerms: pricingTerms.optional(),
  revenueData: revenueData.optional(),
  proposalCustomizationData: proposalCustomization.optional(),
  monitoringLink: monitoringLink.optional(),
});

export type ProposalData = z.output<typeof proposalData>;
