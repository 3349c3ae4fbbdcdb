import type { LeadKind, LeadState } from '@girassol/account-domain/leads';
import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { Generated, JSONColumnType } from 'kysely';

/** Value of a variable that came with a lead. */
export type LeadVariable = string | number | boolean | null;

/** Row of `leads`: a company that wants to be called before it has an account. Belongs to no account. */
export interface LeadsTable {
  id: string;
  kind: LeadKind;
  name: string;
  email: string;
  /** 10 or 11 digits. */
  phone: string;
  time_working: string | null;
  sales_team_status: string | null;
  src: string | null;
  tag: string | null;
  /** Other parameters of the address, or the variables of the webhook. */
  parameters: JSONColumnType<Record<string, LeadVariable>>;
  pipeline_id: Generated<number>;
  /** Reasons to believe that no person sent the lead, a sentence each. */
  doubts: string[];
  state: LeadState;
  tries: Generated<number>;
  last_try_at: Date | null;
  /** Result of the last delivery, in Portuguese. */
  last_answer: string | null;
  at: GeneratedTimestamp;
}

/** Table of the product's own leads. */
export interface LeadsTables {
  leads: LeadsTable;
}
