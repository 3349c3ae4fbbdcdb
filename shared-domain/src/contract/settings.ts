import { z } from 'zod';
import { permissionAreaNames, permissionLevelNames } from '../access/permission-levels';
import { individualPermissionNames } from '../access/session';
import { LOST_FINANCING_RETENTION_DAYS } from '../financing/retention';
import {
  financingTermMonths,
  MAX_MONTHLY_INTEREST_FRACTION,
  MIN_INTEREST_READ_AS_PERCENT,
} from '../proposals/financing-offers';
import { afterSalesService } from './after-sales';
import { calculationSettings } from './calculation-settings';
import {
  autoPricingDetailed,
  autoPricingDetailedChange,
  autoPricingTier,
  autoPricingType,
  marginCalculation,
} from './pricing-settings';
import { proposalTheme } from './proposal-data';
import type { ContractRoutes } from './route';
import { id, reais, timestamp, trimmedText } from './schemas';

const named = z.object({ _id: id, name: z.string() });

/**
 * Schema of an account's default financing terms of a bank: monthly interest in percent, grace, down payment
 * in percent and terms in months. A user can fill the financing step of a proposal with these terms.
 */
export const defaultBankTerms = z.object({
  _id: id,
  /** The bank. */
  name: trimmedText(80).min(1),
  /** Percent a month. */
  fee: z
    .number()
    .min(MIN_INTEREST_READ_AS_PERCENT)
    .max(MAX_MONTHLY_INTEREST_FRACTION * 100),
  /** Months before the first payment. */
  gracePeriod: z.number().int().min(0).max(60).default(0),
  /** Percent of the price that is paid at once. */
  entry: z.number().min(0).max(90).default(0),
  /** Months, of the terms that proposals offer. */
  installments: z
    .array(
      z
        .number()
        .int()
        .refine((months) => financingTermMonths.includes(months)),
    )
    .min(1)
    .max(financingTermMonths.length),
});

export type DefaultBankTerms = z.output<typeof defaultBankTerms>;

export const individualPermissions = z.partialRecord(z.enum(individualPermissionNames), z.boolean());

/** Schema of the levels of a collaborator in the 18 areas; an area that is left out has EDIT. */
export const permissionLevels = z.partialRecord(z.enum(permissionAreaNames), z.enum(permissionLevelNames));

export const team = z.object({
  _id: id,
  name: z.string(),
  type: z.literal('SALES'),
  leader: id,
  members: z.array(id),
});

/**
 * Schema of the settings of an account, without the fields that the signed-in user may not see
 * (settings-005).
 */
export const settings = z.object({
  /** Additive: counts changes; whoever edits names the one it started from. */
  version: z.number().int().optional(),
  origins: z.array(named),
  salesLostReasons: z.array(named),
  rejectReasons: z.array(named),
  notesTypes: z.array(named),
  /** Additive: positions that collaborators can have. */
  companyPositions: z.array(named).optional(),
  /** Additive: what the account often adds to a kit; offered in the kit step of a proposal. */
  addons: z.array(named).optional(),
  /** Additive: the folders that the archive of a new customer begins with. */
  stdFolders: z.array(named).optional(),
  /** Additive: what can be chosen in the Serviços tab of an activity. */
  afterSalesServices: z.array(afterSalesService),
  autoPricingType,
  autoPricingCalc: marginCalculation,
  /** Rules of automatic prices, only for people who may see costs and margins (`canSeePricingRules`). Additive. */
  autoPricing: z.array(autoPricingTier).optional(),
  autoPricingDetailed: autoPricingDetailed.optional(),
  /** Additive: what new proposals are calculated with. */
  calculation: calculationSettings.optional(),
  /** Additive: whose kits are not offered for proposals, by name. */
  disabledSuppliers: z.array(z.string()).optional(),
  /** Additive: the usual terms of the banks that the account works with. */
  autoFinancing: z.array(defaultBankTerms).optional(),
  preferences: z.object({
    kanbans: z.object({
      afterSaleDays: z.number().int(),
      autoCreateProjAndInst: z.boolean(),
      autoCreateAfterSale: z.boolean(),
    }),
    proposalGenStdValues: z.object({ validity: z.number().int() }),
    vendors: z.object({ useManagerKits: z.boolean() }),
    proposalPDF: z.object({ useFastPDFRendering: z.boolean() }),
    /** Additive: for how many days personal data of financings that came to nothing is kept (LGPD, art. 16). */
    financings: z.object({ keepLostDays: z.number().int() }).optional(),
    /** Additive: a sale is won only once a contract of it is signed by all. */
    contracts: z.object({ winWaitsForSignature: z.boolean() }).optional(),
  }),
  permissions: z.object({ vendorPriceEdit: z.boolean() }),
  /** By user id. A vendor receives only the own row. */
  individualPermissions: z.record(z.string(), individualPermissions),
  /** Additive: levels in the 18 areas, by user id. A vendor receives only the own row. */
  permissionLevels: z.record(z.string(), permissionLevels).optional(),
  teams: z.array(team),
  interface: z.object({ hiddenMenus: z.array(z.string()) }),
  proposalSlug: z.string().nullable(),
  /** Additive: how new proposals look (proposals-018). */
  proposalTheme: proposalTheme.optional(),
});

export type Settings = z.infer<typeof settings>;
export type Team = z.infer<typeof team>;

const days = z.number().int().min(0).max(3_650);

/** List of options; an entry without id is new. Names must be distinct (`findRepeatedNameIndexes`). */
const choices = z.array(z.strictObject({ _id: id.optional(), name: trimmedText(60).min(1) })).max(200);

/**
 * Schema of the request that changes an account's settings, with the changed fields only. Lists and detailed
 * pricing are sent as a whole. Unknown fields are refused, because a success response would wrongly confirm
 * that the fields were saved.
 */
export const settingsChange = z
  .strictObject({
    origins: choices,
    salesLostReasons: choices,
    rejectReasons: choices,
    notesTypes: choices,
    companyPositions: choices,
    addons: choices,
    stdFolders: choices,
    afterSalesServices: z
      .array(
        afterSalesService
          .extend({
            _id: id.optional(),
            name: trimmedText(80).min(1),
            price: reais,
            priceComps: z.array(trimmedText(200)).max(30).optional(),
          })
          .strict(),
      )
      .max(200),
    autoPricingType,
    autoPricingCalc: marginCalculation,
    autoPricing: z.array(autoPricingTier.strict()).max(50),
    autoPricingDetailed: autoPricingDetailedChange,
    calculation: calculationSettings.partial().strict(),
    disabledSuppliers: z.array(trimmedText(80).min(1)).max(100),
    autoFinancing: z.array(defaultBankTerms.strict()).max(20),
    preferences: z
      .strictObject({
        kanbans: z
          .strictObject({
            afterSaleDays: days,
            autoCreateProjAndInst: z.boolean(),
            autoCreateAfterSale: z.boolean(),
          })
          .partial(),
        proposalGenStdValues: z.strictObject({ validity: days }).partial(),
        vendors: z.strictObject({ useManagerKits: z.boolean() }).partial(),
        proposalPDF: z.strictObject({ useFastPDFRendering: z.boolean() }).partial(),
        financings: z
          .strictObject({
            keepLostDays: z
              .number()
              .int()
              .min(LOST_FINANCING_RETENTION_DAYS.min)
              .max(LOST_FINANCING_RETENTION_DAYS.max),
          })
          .partial(),
        contracts: z.strictObject({ winWaitsForSignature: z.boolean() }).partial(),
      })
      .partial(),
    permissions: z.strictObject({ vendorPriceEdit: z.boolean() }).partial(),
    /** All teams, as they are to be. An entry without id is new, one that is missing is deleted. */
    teams: z
      .array(
        z.strictObject({
          _id: id.optional(),
          name: trimmedText(60).min(1, 'Dê um nome à equipe.'),
          type: z.literal('SALES').default('SALES'),
          leader: id,
          members: z.array(id).max(500),
        }),
      )
      .max(100),
    interface: z.strictObject({ hiddenMenus: z.array(trimmedText(80).min(1)).max(100) }).partial(),
    /** Null: proposals open by their own ids. What was taken once stays the account's. */
    proposalSlug: z.string().max(200).nullable(),
  })
  .partial();

export type SettingsChange = z.input<typeof settingsChange>;

const params = z.object({ userId: id });

export const settingsContract = {
  'GET /settings/user/:userId': {
    access: 'session',
    summary: 'Settings of the account of a user',
    params,
    answer: z.object({ settings }),
  },
  'PATCH /settings/user/:userId': {
    access: 'active',
    summary: 'Change settings of the account: what is sent, nothing else',
    params,
    /** With a `version`, nothing is changed where somebody else changed the same settings since (409). */
    body: settingsChange.extend({ version: z.number().int().optional() }),
    answer: z.object({ settings }),
  },
  'GET /settings/changes/:userId': {
    access: 'session',
    summary: 'Who changed which settings, newest first',
    params,
    answer: z.object({
      changes: z.array(
        z.object({
          _id: id,
          /** Changes, one line each. */
          lines: z.array(z.string()),
          userName: z.string(),
          timestamp,
        }),
      ),
    }),
  },
} as const satisfies ContractRoutes;
