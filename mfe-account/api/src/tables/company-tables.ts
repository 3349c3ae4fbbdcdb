import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { CompanyData } from '@girassol/shared-domain/contract';
import type { Json } from './json-column-types';

/**
 * Row of `company_data`: the company of an account besides its name, which is that of the account. There is none until
 * something is saved.
 */
export interface CompanyDataTable {
  account_id: string;
  /** Counts the changes. */
  version: number;
  data: Json<CompanyData>;
  /** Public picture. It is never deleted, because agreed proposals refer to it. */
  logo_file_id: string | null;
  /** Name of the user, as it was then. */
  changed_by: string;
  changed_at: GeneratedTimestamp;
}

/** Table of the data of an account's company. */
export interface CompanyTables {
  company_data: CompanyDataTable;
}
