import type { ReactNode } from 'react';
import { TextLink } from '../actions/TextLink';
import { followPlace } from './follow-place';

/** A link from the home page, which the shell draws: there is no router of ours around it, only the address. */
export function PlaceLink({
  to,
  children,
  className,
}: {
  to: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <TextLink href={to} className={className} onClick={(event) => followPlace(event, to)}>
      {children}
    </TextLink>
  );
}
