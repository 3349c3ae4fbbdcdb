import type { Estimate, LeadState, SimulatedConsumption, SiteSource } from '@girassol/shared-domain/website';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant } from './tables';

type Absent = ColumnType<string | null, string | null | undefined, string | null>;

/** Who simulated on the site of an account. */
export interface WebsiteLeadsTable {
  account_id: string;
  id: string;
  state: LeadState;
  /** Why it waits, a sentence each. */
  doubts: Generated<string[]>;
  name: string;
  /** 10 or 11 digits. */
  phone: string;
  answers: ColumnType<SimulatedConsumption, string, string>;
  estimate: ColumnType<Estimate | null, string | null, string | null>;
  consent_words: string;
  marketing: boolean;
  source: SiteSource;
  /** Whose address was opened. */
  seller_id: Absent;
  customer_id: Absent;
  sale_id: Absent;
  /** One for each form that was shown: what is sent twice is one lead. */
  form_token: string;
  created_at: DefaultInstant;
}

export interface LeadTables {
  website_leads: WebsiteLeadsTable;
}
