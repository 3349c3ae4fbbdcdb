import { generateId, type Tx } from '@girassol/api-platform/database';
import { financeListTemplates } from './finance-list-templates';

/**
 * Inserts the organizations of an account that has none in the embedded finance platform, each with bank accounts, cost
 * centres and categories.
 */
export async function seedFinanceLists(tx: Tx, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  for (const { nameSuffix, bankAccounts, costCenters, categories } of financeListTemplates) {
    const organizationId = generateId();
    await tx
      .insertInto('finance_organizations')
      .values({ account_id: accountId, id: organizationId, name: `${account.name} ${nameSuffix}` })
      .execute();
    const key = () => ({ account_id: accountId, organization_id: organizationId, id: generateId() });
    await tx
      .insertInto('finance_bank_accounts')
      .values(bankAccounts.map((row) => ({ ...row, ...key() })))
      .execute();
    await tx
      .insertInto('finance_cost_centers')
      .values(costCenters.map((row) => ({ ...row, ...key() })))
      .execute();
    await tx
      .insertInto('finance_categories')
      .values(categories.map(({ group, ...row }) => ({ ...row, group_name: group, ...key() })))
      .execute();
  }
}
