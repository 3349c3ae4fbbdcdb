import { useConditionFacts } from '@girassol/shared-auth';
import { meetsCondition } from '@girassol/shared-domain';
import { ButtonLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { financingListPath } from './financing';

/** Link back to the list of financings, from the pages that lead to a new one. */
export function FinancingListLink() {
  const facts = useConditionFacts();
  const hasMarketplace = facts !== null && meetsCondition({ module: 'Marketplace' }, facts);
  return (
    <ButtonLink as={Link} to={financingListPath(hasMarketplace)} variant="ghost" icon="arrow-left">
      Ver os financiamentos
    </ButtonLink>
  );
}
