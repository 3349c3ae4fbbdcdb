import { customersRevenue, toIsoDate } from '@girassol/shared-domain';
import type { PublicProposal } from '@girassol/shared-domain/contract';
import { accountToday } from '../../../platform/clock';
import type { Row, Tx } from '../../../platform/database';

/** A proposal in any state as its customer may see it, with nothing of how its price is made. */
export async function publicAnswer(tx: Tx, proposal: Row<'proposals'>): Promise<PublicProposal> {
  const { account_id: accountId, data, validity_date: validityDate } = proposal;
  const { name: companyName } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const customer = await tx
    .selectFrom('customers')
    .select(['name', 'city', 'uf'])
    .where('account_id', '=', accountId)
    .where('id', '=', proposal.customer_id)
    .executeTakeFirstOrThrow();
  const { revenueData, pricingTerms: _terms, kitData: _kit, monitoringLink: _link, ...shown } = data;
  return {
    ...shown,
    ...(revenueData && { revenueData: customersRevenue(revenueData) }),
    frontId: proposal.front_id,
    count: proposal.count,
    validityDate,
    registryDate: toIsoDate(proposal.registered_at.getTime()),
    isExpired: await isExpired(tx, proposal),
    companyName,
    customerData: customer,
    userData: await sellerOf(tx, proposal),
  };
}

/** Whom to ask: who sells it today. */
export async function sellerOf(
  tx: Tx,
  { account_id, user_id }: Pick<Row<'proposals'>, 'account_id' | 'user_id'>,
): Promise<PublicProposal['userData']> {
  const { name, email, phone } = await tx
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('account_id', '=', account_id)
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  return { personalData: { name }, email, phone };
}

/** Is its validity over, on the day that it is in its account? */
export const isExpired = async (
  tx: Tx,
  { account_id, validity_date }: Pick<Row<'proposals'>, 'account_id' | 'validity_date'>,
): Promise<boolean> => validity_date !== null && validity_date < (await accountToday(tx, account_id));
