import type { Financing, FinancingOption } from '@girassol/shared-domain/contract';
import { ButtonLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { schedulePath } from '../addresses/financing';
import { OfferComparison } from '../comparison/OfferComparison';
import { orderOffers } from '../comparison/offer-order';

/** As many offers as stand beside each other. */
const MOST = 4;

interface OptionComparisonProps {
  financing: Financing;
  /** Which ones; the first four unless told. */
  options?: readonly FinancingOption[];
}

/** Options of a financing side by side, each with its payments. */
export function OptionComparison({ financing, options }: OptionComparisonProps) {
  const shown = options ?? orderOffers(financing.proposals).slice(0, MOST);
  return (
    <OfferComparison
      offers={shown}
      keyOf={({ _id }) => _id}
      monthlySaving={financing.proposal.monthlySaving}
      actionsOf={({ _id, installments }) => (
        <ButtonLink
          as={Link}
          to={schedulePath(financing._id, _id)}
          size="sm"
          variant="ghost"
          icon="calendar"
          aria-label={`Ver as ${installments} parcelas`}
        >
          Ver parcelas
        </ButtonLink>
      )}
    />
  );
}
