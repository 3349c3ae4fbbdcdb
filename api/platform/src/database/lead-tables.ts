import type {
  SimulatedConsumption,
  SiteLeadState,
  SiteTrafficSource,
  SystemEstimate,
} from '@girassol/shared-domain/website';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

type Absent = ColumnType<string | null, string | null | undefined, string | null>;

/**
 * Row of `website_leads`: a visitor who ran a simulation on the site of an account, with answers and contact.
 */
export interface WebsiteLeadsTable {
  account_id: string;
  id: string;
  state: SiteLeadState;
  /** Reasons for which the lead waits for review, a sentence each. */
  doubts: Generated<string[]>;
  name: string;
  /** 10 or 11 digits. */
  phone: string;
  answers: ColumnType<SimulatedConsumption, string, string>;
  estimate: ColumnType<SystemEstimate | null, string | null, string | null>;
  consent_words: string;
  marketing: boolean;
  source: SiteTrafficSource;
  /** Seller whose personal address the visitor opened. */
  seller_id: Absent;
  customer_id: Absent;
  sale_id: Absent;
  /** Token of the displayed form: a form that is sent twice makes one lead. */
  form_token: string;
  created_at: GeneratedTimestamp;
}

export interface LeadTables {
  website_leads: WebsiteLeadsTable;
}
