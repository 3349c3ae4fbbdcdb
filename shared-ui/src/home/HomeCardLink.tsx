import type { ReactNode } from 'react';
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
    <TextLink href={to} className={className} onClick={(event) => followLink(event, to)}>
      {children}
    </TextLink>
  );
}
