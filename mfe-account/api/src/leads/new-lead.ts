import type { LeadKind } from '@girassol/account-domain/leads';
import type { LeadVariable } from '../tables/lead-tables';

/** Lead of the product as a form or another page submits it, with the phone as 10 or 11 digits. */
export interface NewLead {
  kind: LeadKind;
  name: string;
  email: string;
  phone: string;
  timeWorking: string | null;
  salesTeamStatus: string | null;
  src: string | null;
  tag: string | null;
  parameters: Readonly<Record<string, LeadVariable>>;
  /** True if the field that people do not see had something in it. */
  filledHidden: boolean;
}
