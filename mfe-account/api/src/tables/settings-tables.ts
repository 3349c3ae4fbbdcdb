import type { AfterSalesType } from '@girassol/api-platform/database/after-sales-type';
import type { Cents, GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type {
  AutoPricingDetailed,
  AutoPricingTier,
  DefaultBankTerms,
  ProposalTheme,
} from '@girassol/shared-domain/contract';
import type { CalculationSettings } from '@girassol/shared-domain/solar';
import type { Generated, JSONColumnType } from 'kysely';

/** Named choice of the account's settings: an origin, a reason, a type of note. */
export interface SettingChoice {
  _id: string;
  name: string;
}

/** Service or product that the account offers after the sale, as its settings list it. */
export interface AfterSalesServiceSetting extends SettingChoice {
  type: AfterSalesType;
  /** Usual price of one unit. */
  priceCents: Cents;
  /** Components of the price, as text lines. */
  priceComps?: string[];
}

/**
 * Settings of an account, except users and teams (settings-007). Fields that are absent in the database are
 * filled by the use case that reads the settings.
 */
export interface SettingsDocument {
  origins: SettingChoice[];
  salesLostReasons: SettingChoice[];
  rejectReasons: SettingChoice[];
  notesTypes: SettingChoice[];
  /** Positions that collaborators can have. */
  companyPositions: SettingChoice[];
  /** Extras that the kit step of a proposal offers. */
  addons: SettingChoice[];
  /** Folders that every new archive begins with. */
  stdFolders: SettingChoice[];
  afterSalesServices: AfterSalesServiceSetting[];
  autoPricingType: 'SIMPLE' | 'DETAILED';
  autoPricingCalc: 'GROSS_MARGIN' | 'MARKUP';
  autoPricing: AutoPricingTier[];
  autoPricingDetailed: AutoPricingDetailed;
  calculation: CalculationSettings;
  /** Suppliers whose kits are not offered for proposals. */
  disabledSuppliers: string[];
  autoFinancing: DefaultBankTerms[];
  afterSaleDays: number;
  autoCreateProjAndInst: boolean;
  autoCreateAfterSale: boolean;
  proposalValidityDays: number;
  useManagerKits: boolean;
  useFastPDFRendering: boolean;
  /** Days for which personal data of financings that came to nothing is kept. */
  financingKeepLostDays: number;
  /** A sale is won only once a contract of it is signed by all. */
  winWaitsForSignature: boolean;
  vendorPriceEdit: boolean;
  hiddenMenus: string[];
  proposalSlug: string | null;
  /** Appearance of new proposals. */
  proposalTheme: ProposalTheme;
}

/**
 * Row of `proposal_slugs`: a name that an account uses, or used, in the addresses of its proposals. A trigger
 * on the settings writes it.
 */
export interface ProposalSlugsTable {
  slug: string;
  account_id: string;
  since: GeneratedTimestamp;
}

export interface SettingsTable {
  account_id: string;
  document: JSONColumnType<Partial<SettingsDocument>>;
  version: Generated<number>;
  updated_at: GeneratedTimestamp;
}

/** Row of `settings_changes`: one edit of an account's settings. Append-only. */
export interface SettingsChangesTable {
  account_id: string;
  id: string;
  /** Version of the settings after this edit. */
  version: number;
  /** Names of what changed in the document. */
  parts: string[];
  /** Descriptions of the changes, for people, a line each. */
  lines: string[];
  user_id: string;
  user_name: string;
  changed_at: GeneratedTimestamp;
}

export interface SettingsTables {
  settings: SettingsTable;
  proposal_slugs: ProposalSlugsTable;
  settings_changes: SettingsChangesTable;
}
