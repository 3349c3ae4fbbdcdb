import type { FinanceBankAccount, FinanceCategory } from '@girassol/account-domain/contract';
import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';

/** Row of `finance_connections`: an account that has opened the embedded finance platform. */
export interface FinanceConnectionsTable {
  account_id: string;
  connected_at: GeneratedTimestamp;
}

/** Row of `finance_organizations`: a company of an account in the embedded finance platform. */
export interface FinanceOrganizationsTable {
  account_id: string;
  id: string;
  name: string;
}

/** Columns that tie a row to one organization of an account. */
interface OfOrganization {
  account_id: string;
  organization_id: string;
  id: string;
  name: string;
}

export interface FinanceBankAccountsTable extends OfOrganization {
  kind: FinanceBankAccount['kind'];
}

export interface FinanceCostCentersTable extends OfOrganization {
  code: string;
}

export interface FinanceCategoriesTable extends OfOrganization {
  code: string;
  kind: FinanceCategory['kind'];
  /** Group of the chart of accounts. */
  group_name: string;
}

/**
 * Row of `finance_login_codes`: the latest code with which a user signs in to the finance platform. A new code
 * replaces the row.
 */
export interface FinanceLoginCodesTable {
  account_id: string;
  user_id: string;
  /** Keyed hash, so that a copy of the database does not reveal the code. */
  code_hash: Buffer;
  expires_at: Date;
  /** Time of the sign-in by the code; null: the code was not used. */
  used_at: Date | null;
  /** Hash of the secret of the session that the user opened last by a code, and its end. */
  session_hash: Buffer | null;
  session_until: Date | null;
}

/** Tables of the embedded finance platform. */
export interface FinancePlatformTables {
  finance_connections: FinanceConnectionsTable;
  finance_organizations: FinanceOrganizationsTable;
  finance_bank_accounts: FinanceBankAccountsTable;
  finance_cost_centers: FinanceCostCentersTable;
  finance_categories: FinanceCategoriesTable;
  finance_login_codes: FinanceLoginCodesTable;
}
