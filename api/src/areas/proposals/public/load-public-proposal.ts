import { loadCompanyLogoUrl } from '@girassol/account-api/company-data';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { toCustomerPriceBreakdown, toIsoDate } from '@girassol/shared-domain';
import type { PublicProposal } from '@girassol/shared-domain/contract';

/**
 * Converts a proposal to the record that its customer may see, whatever the state of the proposal. The
 * calculation of the price is left out.
 */
export async function loadPublicProposal(tx: Tx, proposal: Row<'proposals'>): Promise<PublicProposal> {
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
    ...(shown.proposalCustomizationData && {
      proposalCustomizationData: await addCompanyLogo(tx, accountId, shown.proposalCustomizationData),
    }),
    ...(revenueData && { revenueData: toCustomerPriceBreakdown(revenueData) }),
    frontId: proposal.front_id,
    count: proposal.count,
    validityDate,
    registryDate: toIsoDate(proposal.registered_at.getTime()),
    isExpired: await isProposalExpired(tx, proposal),
    companyName,
    customerData: customer,
    userData: await loadSeller(tx, proposal),
  };
}

/** Adds the logo of the company to the design of a proposal that has no logo of its own. */
async function addCompanyLogo(
  tx: Tx,
  accountId: string,
  customization: NonNullable<PublicProposal['proposalCustomizationData']>,
): Promise<PublicProposal['proposalCustomizationData']> {
  if (customization.theme.logoUrl !== '') return customization;
  const logoUrl = await loadCompanyLogoUrl(tx, accountId);
  return { ...customization, theme: { ...customization.theme, logoUrl } };
}

/** Loads name, e-mail address and phone of the present seller of a proposal. */
export async function loadSeller(
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

/** Checks whether the validity of a proposal has ended, on the present day of its account. */
export const isProposalExpired = async (
  tx: Tx,
  { account_id, validity_date }: Pick<Row<'proposals'>, 'account_id' | 'validity_date'>,
): Promise<boolean> => validity_date !== null && validity_date < (await loadAccountToday(tx, account_id));
