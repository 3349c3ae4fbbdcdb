import type { FinancingOfferTerms } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OfferCard } from './OfferCard';
import { findCheapestAndCostliestOffer } from './viability';

interface OfferComparisonProps<Offer extends FinancingOfferTerms> {
  offers: readonly Offer[];
  getKey: (offer: Offer) => string;
  /** R$ a month that the bill falls by; null where it is not known. */
  monthlySaving: number | null;
  /** Renders the actions on an offer. */
  getActions?: ((offer: Offer) => ReactNode) | undefined;
  /** Renders what ticks or chooses an offer on its card. */
  getChoice?: ((offer: Offer) => ReactNode) | undefined;
  isChosen?: ((offer: Offer) => boolean) | undefined;
}

/** Comparison of offers, side by side with one line per fact, or stacked on narrow screens. */
export function OfferComparison<Offer extends FinancingOfferTerms>({
  offers,
  getKey,
  monthlySaving,
  getActions,
  getChoice,
  isChosen,
}: OfferComparisonProps<Offer>) {
  // Bars of all offers have one scale.
  const longest = Math.max(monthlySaving ?? 0, ...offers.map(({ installmentValue }) => installmentValue));
  const viability = offers.length > 1 ? findCheapestAndCostliestOffer(offers) : null;
  return (
    <Columns aria-label="Ofertas lado a lado">
      {offers.map((offer) => (
        <OfferCard
          key={getKey(offer)}
          offer={offer}
          monthlySaving={monthlySaving}
          longest={longest}
          isCheapest={viability?.minimum === offer}
          actions={getActions?.(offer)}
          choice={getChoice?.(offer)}
          isChosen={isChosen?.(offer)}
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
