import type {
  FinanceBankAccount,
  FinanceCategory,
  FinanceConnection,
  FinanceCostCenter,
  FinanceLoginCode,
  FinanceOrganization,
} from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';

/** User in whose name the finance platform is called, and the user's account. */
export type FinanceUser = Pick<Caller, 'accountId' | 'userId'>;

/**
 * Finance platform that knows the organizations of each account. All methods run without an open transaction of the
 * caller, so that a provider outside may take its time. All but `connect` throw 409 if the account is not connected.
 */
export interface FinancePlatform {
  /** Connects the account, or returns its connection. Repeating the call changes nothing. */
  connect(user: FinanceUser): Promise<FinanceConnection>;
  listOrganizations(user: FinanceUser): Promise<FinanceOrganization[]>;
  listBankAccounts(user: FinanceUser): Promise<FinanceBankAccount[]>;
  listCostCenters(user: FinanceUser): Promise<FinanceCostCenter[]>;
  listCategories(user: FinanceUser): Promise<FinanceCategory[]>;
  /** Creates a code with which the user signs in to the platform once. Ends the user's earlier code. */
  createLoginCode(user: FinanceUser): Promise<FinanceLoginCode>;
}
