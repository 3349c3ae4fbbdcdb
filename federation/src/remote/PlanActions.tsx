import { useConditionFacts } from '@girassol/shared-auth';
import { type Condition, meetsCondition } from '@girassol/shared-domain';
import { isAnsweredByArea } from './page-facts';
import { getSupportAddress, type SupportLinkProps } from './SupportLink';

/** Page on which owners see and change their plan. */
const SUBSCRIPTION_PATH = '/financeiro';

/** Partners bill the accounts of their white-label themselves. */
const canChangePlan: Condition = { all: [{ userType: 'MANAGER' }, { not: { whitelabel: 'any' } }] };

/**
 * Actions in place of a part of the product that the plan of the account does not include: the subscription for its
 * owner, and the support for everybody.
 */
export function PlanActions({ message, links: Links }: SupportLinkProps) {
  const facts = useConditionFacts();
  const showsPlan =
    facts !== null && meetsCondition(canChangePlan, facts) && isAnsweredByArea(SUBSCRIPTION_PATH);
  return <Links plan={showsPlan ? SUBSCRIPTION_PATH : null} support={getSupportAddress(message)} />;
}
