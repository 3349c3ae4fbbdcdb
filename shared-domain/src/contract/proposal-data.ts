import { z } from 'zod';
import { bankReviewStatuses } from '../financing/document-status';
import { calculationSettings } from './calculation-settings';
import { municipalIrradiation } from './irradiation';
import { additionalItemLine, inverterLine, proposalKitData, pvModuleLine } from './proposal-equipment';
import { pricingTerms } from './proposal-pricing';
import { priceBreakdown } from './proposal-revenue';
import { consumerUnit, proposalLocation, tariffGroup } from './proposal-units';
import { isoDate, trimmedText } from './schemas';

/**
 * Schema of the consumption of all consumer units of a proposal together, in kWh: yearly sums and monthly
 * averages, which are the sums divided by 12 (proposals-023). Also has the losses in percent and the kWp that
 * the consumption requires.
 */
export const consumptionSummary = z.object({
  averageMontlhyConsumption: z.number(),
  averageYearlyConsumption: z.number(),
  averageYearlyConsumptionPeak: z.number(),
  /** Percent. */
  losses: z.number(),
  /** Additive: kWp that the consumption asks for. */
  targetPower: z.number().optional(),
});

/** Schema of the chosen system: power in kWp, area in m², distance in km, perimeter in m, weight in kg/m². */
export const chosenSystemData = z.object({
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

/** Schema of the system's generation next to the consumption: kWh from January to December of the first year. */
export const proposalGeneration = z.object({
  monthlyGeneration: z.array(z.number()).length(12),
  monthlyConsumption: z.array(z.number()).length(12),
  /** kWh/m² a day by month, and where it is from. */
  irradiation: z.object({ source: z.string(), monthly: z.array(z.number()).length(12) }),
  averageMonthlyGeneration: z.number(),
  yearlyGeneration: z.number(),
  /** Generation of the first year as a fraction of the consumption. */
  offset: z.number(),
});

/**
 * Schema of one year of a proposal's viability study: generated and compensated energy and credits in kWh,
 * bills with and without the system in R$.
 */
export const studyYear = z.object({
  year: z.number().int(),
  calendarYear: z.number().int(),
  generation: z.number(),
  compensated: z.number(),
  billWithout: z.number(),
  billWith: z.number(),
  savings: z.number(),
  creditBalance: z.number(),
});

export type ProposalGeneration = z.output<typeof proposalGeneration>;

/**
 * Schema of the irradiation and tilt that a user typed for the generation of a proposal. An absent value is
 * replaced: irradiation by that of the location, tilt by the location's latitude.
 */
export const generationInputs = z.object({
  /** kWh/m² a day, January first. */
  irradiation: z.array(z.number().gt(0).max(12)).length(12).nullable().default(null),
  /** Additive: the service that gave the months; absent where they were typed. */
  irradiationSource: trimmedText(200).optional(),
  /** Degrees. */
  tilt: z.number().min(0).max(90).nullable().default(null),
  /** Percent; that of the consumption step where it is left out. */
  losses: z.number().min(0).max(50).optional(),
});

export type GenerationInputs = z.output<typeof generationInputs>;

/** Schema of the appearance of a proposal (proposals-018). Pictures are paths on this server; '' means none. */
export const proposalTheme = z.object({
  /** `#rrggbb` */
  primaryColor: z.string().regex(/^#[0-9a-f]{6}$/i),
  logoUrl: trimmedText(500),
  cover: trimmedText(500),
});

export type ProposalTheme = z.output<typeof proposalTheme>;

/** Sections of the final document of a proposal that may be left out. */
export const optionalProposalSections = [
  'consumption',
  'generation',
  'kit',
  'viability',
  'financing',
] as const;

/**
 * Schema of the customization of a proposal's document: last day of validity, theme, title, texts and hidden
 * sections.
 */
export const proposalCustomization = z.object({
  validityDate: isoDate.nullable(),
  theme: proposalTheme,
  title: trimmedText(120).default(''),
  /** Stands before everything else. */
  message: trimmedText(3_000).default(''),
  /** Additive: stands after everything else. */
  closing: trimmedText(3_000).default(''),
  /** Additive: a picture of the roof, by its address on this server; '' is none. */
  roofPicture: trimmedText(500).optional(),
  hiddenSections: z.array(z.enum(optionalProposalSections)).max(optionalProposalSections.length).default([]),
});

export type ProposalCustomization = z.output<typeof proposalCustomization>;

/**
 * Schema of the request that customizes a proposal's document: the customization, and the texts on equipment
 * and payment that earlier steps entered. Absent texts stay unchanged.
 */
export const proposalCustomizationRequest = proposalCustomization.extend({
  aboutTheEquipament: trimmedText(5_000).optional(),
  paymentConditions: trimmedText(3_000).optional(),
});

export type ProposalCustomizationRequest = z.output<typeof proposalCustomizationRequest>;

/** Schema of the link to the monitoring of an installed system, with the status of the bank's review. */
export const monitoringLink = z.object({ url: z.string(), status: z.enum(bankReviewStatuses) });

/**
 * Schema of the data of a proposal that the steps of its form fill in. The fields of a step are absent until
 * the step is done.
 */
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
  estimateSystemData: consumptionSummary.optional(),
  realSystemData: chosenSystemData.optional(),
  pvModuleData: z.array(pvModuleLine).optional(),
  inverterData: z.array(inverterLine).optional(),
  additionalItems: z.array(additionalItemLine).optional(),
  kitData: proposalKitData.optional(),
  aboutTheEquipament: z.string().optional(),
  generationTerms: generationInputs.optional(),
  generation: proposalGeneration.optional(),
  pricingTerms: pricingTerms.optional(),
  /** Additive: calendar year that the study begins with: that of the day the price was made, in São Paulo. */
  firstYear: z.number().int().optional(),
  revenueData: priceBreakdown.optional(),
  proposalCustomizationData: proposalCustomization.optional(),
  monitoringLink: monitoringLink.optional(),
});

export type ProposalData = z.output<typeof proposalData>;
