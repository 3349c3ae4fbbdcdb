import { useConditionFacts } from '@girassol/shared-auth';
import { type Condition, meetsCondition } from '@girassol/shared-domain';
import { ButtonLink, Row } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { isAnsweredByArea } from './page-facts';
import { SupportLink, type SupportLinkProps } from './SupportLink';

/** Page on which owners see and change their plan. */
const SUBSCRIPTION_PATH = '/financeiro';

/** Partners bill the accounts of their white-label themselves. */
const canChangePlan: Condition = { all: [{ userType: 'MANAGER' }, { not: { whitelabel: 'any' } }] };

/**
 * Actions in place of a part of the product that the plan of the account does not include: the subscription for its
 * owner, and the support for everybody.
 */
export function PlanActions({ message }: SupportLinkProps) {
  const facts = useConditionFacts();
  const showsPlan =
    facts !== null && meetsCondition(canChangePlan, facts) && isAnsweredByArea(SUBSCRIPTION_PATH);
  return (
    <Row gap={8} wraps justify="center">
      {showsPlan && (
        <ButtonLink as={Link} to={SUBSCRIPTION_PATH} variant="primary">
          Ver meu plano
        </ButtonLink>
      )}
      <SupportLink message={message} />
    </Row>
  );
}
