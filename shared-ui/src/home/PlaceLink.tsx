import type { MouseEvent, ReactNode } from 'react';
import { TextLink } from '../actions/TextLink';

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
  function onClick(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain) return;
    event.preventDefault();
    window.history.pushState(null, '', to);
    // Before the first area is on screen nobody watches the history itself.
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
  return (
    <TextLink href={to} className={className} onClick={onClick}>
      {children}
    </TextLink>
  );
}
