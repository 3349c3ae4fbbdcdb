import { getAreaElementId, reportBlankArea } from '@girassol/federation/host';
import { useEffect, useState } from 'react';

/** A page that is on its way from one to the next may be empty for so long, milliseconds. */
const PATIENCE = 1_500;

/** Selector of elements that count as content of an area, including placeholders. */
const VISIBLE_CONTENT =
  'img, svg, canvas, video, iframe, input, button, [role="status"], [aria-busy="true"], [data-skeleton]';

const isEmpty = (element: Element) =>
  (element.textContent ?? '').trim() === '' && element.querySelector(VISIBLE_CONTENT) === null;

/**
 * Returns true when an area is mounted at this address with no content for 1.5 s, and reports the blank page to the
 * operator once.
 */
export function useIsAreaBlank(remote: string, isMounted: boolean, path: string): boolean {
  const [blankAt, setBlankAt] = useState<string | null>(null);

  useEffect(() => {
    const element = document.getElementById(getAreaElementId(remote));
    if (!isMounted || !element) return setBlankAt(null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTold = false;
    const look = () => {
      clearTimeout(timer);
      if (!isEmpty(element)) return setBlankAt(null);
      timer = setTimeout(() => {
        setBlankAt(path);
        if (!isTold) reportBlankArea(remote);
        isTold = true;
      }, PATIENCE);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [remote, isMounted, path]);

  return isMounted && blankAt === path;
}
