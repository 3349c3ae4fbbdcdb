import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Selects what may take the focus by Tab, without asking for the layout: a style that hides it is not seen. */
const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/**
 * Returns a ref to an element, and whether something in it takes the focus by Tab. Follows what is drawn in it later, such as
 * content that was still loading.
 */
export function useHasFocusableContent(): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [hasFocusable, setHasFocusable] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => setHasFocusable([...element.querySelectorAll<HTMLElement>(FOCUSABLE)].some(isReached));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['tabindex', 'disabled', 'inert'],
    });
    return () => observer.disconnect();
  }, []);
  return [place, hasFocusable];
}

const isReached = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]');
