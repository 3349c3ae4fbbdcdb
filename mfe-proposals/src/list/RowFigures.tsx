import { MoneyText, PowerText, Text, TextLink, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { Link, useInRouterContext } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ProposalAddress } from '../proposals/final-items';
import type { ProposalRow } from './proposal-row';

type Figures = Pick<ProposalRow, 'number' | 'isNumbered' | 'power' | 'finalPrice'>;

interface ProposalNumberProps {
  row: Figures;
  /** Address that the number opens; null for none. */
  address: ProposalAddress | null;
  /** The arrow keys move between the numbers of the list. */
  isName?: boolean;
}

/** Number of a proposal (proposals-017), as a link to the proposal. The number of a draft is muted. */
export function ProposalNumberText({ row, address, isName = false }: ProposalNumberProps) {
  const isRouted = useInRouterContext();
  const number = row.isNumbered ? <Numbered>{row.number}</Numbered> : <Unnumbered>{row.number}</Unnumbered>;
  if (!address) return number;
  return (
    <NumberLink
      {...(isRouted && !address.isPublic ? { as: Link, to: address.path } : { href: address.path })}
      {...(address.isPublic && { target: '_blank', rel: 'noreferrer' })}
      {...(isName && { 'data-name': '' })}
    >
      {number}
    </NumberLink>
  );
}

/** Price of a proposal in R$, or a notice that a draft has no price yet. */
export const ProposalPriceText = ({ row }: { row: Figures }) =>
  row.finalPrice > 0 ? <MoneyText value={row.finalPrice} /> : <Missing what="Sem preço" />;

/** Power of a proposal's system in kWp, or a notice that no equipment was chosen yet. */
export const ProposalPowerText = ({ row }: { row: Figures }) =>
  row.power > 0 ? <PowerText value={row.power} /> : <Missing what="Sem kit" />;

const Missing = ({ what }: { what: string }) => (
  <Text size={13} tone="soft">
    {what}
    <VisuallyHidden> ainda</VisuallyHidden>
  </Text>
);

const Numbered = styled.strong`
  font-variant-numeric: tabular-nums;
`;

const Unnumbered = styled.span`
  font-variant-numeric: tabular-nums;
`;

/** As high as a finger on touch screens. */
const NumberLink = styled(TextLink)`
  text-decoration: none;
  &:hover { text-decoration: underline; }
  @media ${tokens.screen.phone}, (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`;
