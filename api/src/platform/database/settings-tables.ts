import type {
  AutoFinancingLine,
  AutoPricingDetailed,
  AutoPricingTier,
  ProposalTheme,
} from '@girassol/shared-domain/contract';
import type { CalculationSettings } from '@girassol/shared-domain/solar';
import type { Generated, JSONColumnType } from 'kysely';
import type { AfterSalesType } from './after-sales-tables';
import type { Cents, DefaultInstant } from './tables';

/** A named choice of the account's settings: an origin, a reason, a type of note. */
export interface SettingChoice {
  _id: string;
  name: string;
}

/** A service or product offered after the sale. */
export interface SettingService extends SettingChoice {
  type: AfterSalesType;
  /** Usual price of one unit. */
  priceCents: Cents;
  /** What that price is made of, in text lines. */
  priceComps?: string[];
}

/**
 * What the account's settings hold besides users and teams (settings-007); the reading use case fills what is absent.
 */
export interface SettingsDocument {
  origins: SettingChoice[];
  salesLostReasons: SettingChoice[];
  rejectReasons: SettingChoice[];
  notesTypes: SettingChoice[];
  /** Folders that every new archive begins with. */
  stdFolders: SettingChoice[];
  afterSalesServices: SettingService[];
  autoPricingType: 'SIMPLE' | 'DETAILED';
  autoPricingCalc: 'GROSS_MARGIN' | 'MARKUP';
  autoPricing: AutoPricingTier[];
  autoPricingDetailed: AutoPricingDetailed;
  calculation: CalculationSettings;
  /** Suppliers whose kits are not offered for proposals. */
  disabledSuppliers: string[];
  autoFinancing: AutoFinancingLine[];
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
  /** How new proposals look. */
  proposalTheme: ProposalTheme;
}

/** A name that an account has, or had, in the addresses of its proposals. Written by a trigger of the settings. */
export interface ProposalSlugsTable {
  slug: string;
  account_id: string;
  since: DefaultInstant;
}

export interface SettingsTable {
  account_id: string;
  document: JSONColumnType<Partial<SettingsDocument>>;
  version: Generated<number>;
  updated_at: DefaultInstant;
}

/** One edit of the settings; never changed. */
export interface SettingsChangesTable {
  account_id: string;
  id: string;
  /** Of the settings, as this edit left them. */
  version: number;
  /** Names of what changed in the document. */
  parts: string[];
  /** What changed, for people, a line each. */
  lines: string[];
  user_id: string;
  user_name: string;
  changed_at: DefaultInstant;
}

export interface SettingsTables {
  settings: SettingsTable;
  proposal_slugs: ProposalSlugsTable;
  settings_changes: SettingsChangesTable;
}
