import type { ListedProposal } from '@girassol/shared-domain/contract';
import { TextLink, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { Link, useInRouterContext } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAgreedDealSteps } from '../proposals/agreed-deal';

interface AgreedDealLinksProps {
  proposal: ListedProposal;
  /** `#00012` */
  number: string;
  /** Item whose panel shows the links: it needs no link to itself. */
  openItem?: string | undefined;
}

/**
 * Links from a proposal that was agreed to: its contract and its item, or the form that registers its sale. Draws
 * nothing for any other proposal.
 */
export function AgreedDealLinks({ proposal, number, openItem }: AgreedDealLinksProps) {
  const isRouted = useInRouterContext();
  const getSteps = useAgreedDealSteps();
  const { _id, customer, saleId, saleType, acceptedTimestamp, isAgreed } = proposal;
  if (!acceptedTimestamp && !isAgreed) return null;
  // The panel of an item is no place to register another one.
  if (!saleId && openItem) return null;
  const deal = saleId && saleType ? { saleId, saleType } : null;
  const steps = getSteps({ id: _id, customerId: customer._id }, deal).filter(
    ({ id }) => id !== 'item' || saleId !== openItem,
  );
  if (steps.length === 0) return null;
  return (
    <Links>
      {steps.map(({ label, path }) => (
        <TextLink key={path} {...(isRouted ? { as: Link, to: path } : { href: path })}>
          {label}
          <VisuallyHidden> da proposta {number}</VisuallyHidden>
        </TextLink>
      ))}
    </Links>
  );
}

/** As high as a finger on touch screens. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[12]};
  margin-top: ${tokens.space[4]};
  font: ${tokens.font[13]};
  @media ${tokens.screen.phone}, (pointer: coarse) {
    a { display: inline-flex; align-items: center; min-height: 2.75rem; }
  }
`;
