import type {
  FinanceBankAccount,
  FinanceCategory,
  FinanceCostCenter,
  FinanceOrganization,
} from '@girassol/account-domain/contract';
import type { FinancePlatform, FinanceUser } from '../finance-platform';

/** Organization with its lists. */
export interface OrganizationLists {
  organization: FinanceOrganization;
  bankAccounts: FinanceBankAccount[];
  costCenters: FinanceCostCenter[];
  categories: FinanceCategory[];
}

/** Loads the organizations of a user's account, each with its lists. */
export async function loadFinanceOverview(
  platform: FinancePlatform,
  user: FinanceUser,
): Promise<OrganizationLists[]> {
  const organizations = await platform.listOrganizations(user);
  const bankAccounts = await platform.listBankAccounts(user);
  const costCenters = await platform.listCostCenters(user);
  const categories = await platform.listCategories(user);
  return organizations.map((organization) => {
    const isOwn = ({ organizationId }: { organizationId: string }) => organizationId === organization._id;
    return {
      organization,
      bankAccounts: bankAccounts.filter(isOwn),
      costCenters: costCenters.filter(isOwn),
      categories: categories.filter(isOwn),
    };
  });
}
