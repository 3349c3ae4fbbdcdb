import type { Financing, FinancingOption } from '@girassol/shared-domain/contract';
import { ButtonLink } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paymentSchedulePath } from '../addresses/financing';
import { OfferComparison } from '../comparison/OfferComparison';
import { sortOffersByPreference } from '../comparison/offer-order';

/** As many offers as stand beside each other. */
const MAX_OPTIONS = 4;

interface OptionComparisonProps {
  financing: Financing;
  /** Which ones; the first four unless told. */
  options?: readonly FinancingOption[] | undefined;
  /** Renders what ticks or chooses an option on its card. */
  getChoice?: ((option: FinancingOption) => ReactNode) | undefined;
  isChosen?: ((option: FinancingOption) => boolean) | undefined;
}

/** Comparison of a financing's options, each with a link to its payment schedule. */
export function OptionComparison({ financing, options, getChoice, isChosen }: OptionComparisonProps) {
  const shown = options ?? sortOffersByPreference(financing.proposals).slice(0, MAX_OPTIONS);
  return (
    <OfferComparison
      offers={shown}
      getKey={({ _id }) => _id}
      monthlySaving={financing.proposal.monthlySaving}
      getChoice={getChoice}
      isChosen={isChosen}
      getActions={({ _id, installments }) => (
        <ButtonLink
          as={Link}
          to={paymentSchedulePath(financing._id, _id)}
          size="sm"
          variant="ghost"
          icon="calendar"
          aria-label={`Ver parcelas da opção em ${installments} vezes`}
        >
          Ver parcelas
        </ButtonLink>
      )}
    />
  );
}
