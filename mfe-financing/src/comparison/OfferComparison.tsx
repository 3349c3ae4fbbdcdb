import type { FinancingOfferTerms } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OfferCard } from './OfferCard';
import { viabilityOf } from './viability';

interface OfferComparisonProps<Offer extends FinancingOfferTerms> {
  offers: readonly Offer[];
  keyOf: (offer: Offer) => string;
  /** R$ a month that the bill falls by; null where it is not known. */
  monthlySaving: number | null;
  /** What can be done with an offer. */
  actionsOf?: (offer: Offer) => ReactNode;
}

/** Offers side by side, each fact in its line; below each other where there is no room. */
export function OfferComparison<Offer extends FinancingOfferTerms>({
  offers,
  keyOf,
  monthlySaving,
  actionsOf,
}: OfferComparisonProps<Offer>) {
  // Bars of all offers have one scale.
  const longest = Math.max(monthlySaving ?? 0, ...offers.map(({ installmentValue }) => installmentValue));
  const viability = offers.length > 1 ? viabilityOf(offers) : null;
  return (
    <Columns aria-label="Ofertas lado a lado">
      {offers.map((offer) => (
        <OfferCard
          key={keyOf(offer)}
          offer={offer}
          monthlySaving={monthlySaving}
          longest={longest}
          isCheapest={viability?.minimum === offer}
          actions={actionsOf?.(offer)}
        />
      ))}
    </Columns>
  );
}

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr));
  gap: ${tokens.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
