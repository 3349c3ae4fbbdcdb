import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextLink } from '../actions/TextLink';
import { followLink } from '../navigation/follow-link';

/** Link from a card of the home page to an address of the product; needs no router around the card. */
export function HomeCardLink({
  to,
  children,
  className,
}: {
  to: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <TouchLink href={to} className={className} onClick={(event) => followLink(event, to)}>
      {children}
    </TouchLink>
  );
}

/** Under a finger it reaches further than its line, without moving what is around. */
const TouchLink = styled(TextLink)`
  @media (pointer: coarse) {
    position: relative;
    &::after { content: ''; position: absolute; inset: -10px -4px; }
  }
`;
