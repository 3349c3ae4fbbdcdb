import type { ComponentProps, MouseEvent } from 'react';
import { useShellNavigation } from './navigation-context';

export interface LinkProps extends ComponentProps<'a'> {
  to: string;
}

/** Only a plain click stays in this tab; every other way to follow a link is the browser's. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Link to an address of the product. */
export function Link({ to, onClick, target, ...props }: LinkProps) {
  const { navigate } = useShellNavigation();
  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || target === '_blank' || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to);
  }
  return <a {...props} href={to} target={target} onClick={onFollow} />;
}
