import { seesPricing, toIsoDate, visibleRevenue } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { namesOf } from '../customers/customer-answer';
import { readSettingsDocument } from '../settings/read-settings';
import { agreementAnswer } from './agreement';
import { itemFacts } from './pricing-facts';
import { mayBeRepriced } from './terms-asked';

/** A proposal as the contract names it; how its price is made only for who may see that (boards-037). */
export async function proposalAnswer(tx: Tx, caller: Caller, proposal: Row<'proposals'>): Promise<Proposal> {
  const { account_id: accountId, data } = proposal;
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'email', 'phone', 'city', 'uf'])
    .where('account_id', '=', accountId)
    .where('id', '=', proposal.customer_id)
    .executeTakeFirstOrThrow();
  const user = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone'])
    .where('account_id', '=', accountId)
    .where('id', '=', proposal.user_id)
    .executeTakeFirstOrThrow();
  const names = await namesOf(tx, accountId, [proposal.updated_by]);
  const { vendorPriceEdit } = await readSettingsDocument(tx, accountId);
  const facts = { ...caller, preferences: { vendorPriceEdit } };

  const { pricingTerms, ...sections } = data;
  const isVisible = seesPricing(facts);

  const agreement = await agreementAnswer(tx, proposal);

  return {
    ...sections,
    ...(pricingTerms && isVisible && { pricingTerms }),
    ...(isVisible && { pricingFacts: await itemFacts(tx, proposal) }),
    ...(data.revenueData && { revenueData: visibleRevenue(data.revenueData, facts) }),
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
    },
    userData: { _id: user.id, personalData: { name: user.name }, email: user.email, phone: user.phone },
    saleId: proposal.sale_id,
    pricingVisible: isVisible,
    repriceable: mayBeRepriced(data),
    agreement,
    predecessor: await predecessorOf(tx, proposal),
  };
}

/** The agreed proposal that this one is a new version of. */
async function predecessorOf(
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
