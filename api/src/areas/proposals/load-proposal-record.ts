import { loadSettingsDocument } from '@girassol/account-api/settings';
import { removeLoginTag } from '@girassol/account-api/users';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { canSeePriceBreakdown, filterVisiblePriceBreakdown, toIsoDate } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { loadUserNames } from '../customers/customer-records';
import { loadAgreement } from './agreement';
import { canBeRepriced } from './get-allowed-pricing-terms';
import { loadItemPricingContext } from './load-pricing-context';

/**
 * Converts a proposal to its contract record. The calculation of the price is included only for users who may see it
 * (boards-037).
 */
export async function loadProposalRecord(
  tx: Tx,
  caller: Caller,
  proposal: Row<'proposals'>,
): Promise<Proposal> {
  const { account_id: accountId, data } = proposal;
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'email', 'phone', 'city', 'uf', 'is_cnpj'])
    .where('account_id', '=', accountId)
    .where('id', '=', proposal.customer_id)
    .executeTakeFirstOrThrow();
  const user = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone'])
    .where('account_id', '=', accountId)
    .where('id', '=', proposal.user_id)
    .executeTakeFirstOrThrow();
  const names = await loadUserNames(tx, accountId, [proposal.updated_by]);
  const { vendorPriceEdit } = await loadSettingsDocument(tx, accountId);
  const facts = { ...caller, preferences: { vendorPriceEdit } };

  const { pricingTerms, ...sections } = data;
  const isVisible = canSeePriceBreakdown(facts);

  const agreement = await loadAgreement(tx, proposal);

  return {
    ...sections,
    ...(pricingTerms && isVisible && { pricingTerms }),
    ...(isVisible && { pricingFacts: await loadItemPricingContext(tx, proposal) }),
    ...(data.revenueData && { revenueData: filterVisiblePriceBreakdown(data.revenueData, facts) }),
    _id: proposal.id,
    frontId: proposal.front_id,
    count: proposal.count,
    finished: proposal.finished,
    views: proposal.views,
    step: proposal.step,
    version: proposal.version,
    validityDate: proposal.validity_date,
    registryDate: toIsoDate(proposal.registered_at.getTime()),
    registryTimestamp: proposal.registered_at.getTime(),
    lastUpdate: {
      timestamp: proposal.updated_at.getTime(),
      userName: names.get(proposal.updated_by ?? '') ?? user.name,
    },
    customerData: {
      _id: customer.id,
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      city: customer.city,
      uf: customer.uf,
      isCompany: customer.is_cnpj,
    },
    userData: {
      _id: user.id,
      personalData: { name: user.name },
      email: removeLoginTag(user.email),
      phone: user.phone,
    },
    saleId: proposal.sale_id,
    pricingVisible: isVisible,
    repriceable: canBeRepriced(data),
    agreement,
    predecessor: await findPredecessor(tx, proposal),
  };
}

/** Finds the agreed proposal that a new version follows. */
async function findPredecessor(
  tx: Tx,
  { account_id, predecessor_id }: Row<'proposals'>,
): Promise<Proposal['predecessor']> {
  if (predecessor_id === null) return null;
  const { id, front_id, count } = await tx
    .selectFrom('proposals')
    .select(['id', 'front_id', 'count'])
    .where('account_id', '=', account_id)
    .where('id', '=', predecessor_id)
    .executeTakeFirstOrThrow();
  return { _id: id, frontId: front_id, count };
}
