import { areaElementId, reportBlank } from '@girassol/federation/host';
import { useEffect, useState } from 'react';

/** A page that is on its way from one to the next may be empty for so long, milliseconds. */
const PATIENCE = 1_500;

/** What a person can see of an area, or is told to wait for: also the shapes of what comes. */
const something =
  'img, svg, canvas, video, iframe, input, button, [role="status"], [aria-busy="true"], [data-skeleton]';

const isEmpty = (element: Element) =>
  (element.textContent ?? '').trim() === '' && element.querySelector(something) === null;

/** Is an area mounted at this address with nothing in it? A blank page is never an answer; the operator is told, once. */
export function useIsBlank(remote: string, isMounted: boolean, path: string): boolean {
  const [blankAt, setBlankAt] = useState<string | null>(null);

  useEffect(() => {
    const element = document.getElementById(areaElementId(remote));
    if (!isMounted || !element) return setBlankAt(null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTold = false;
    const look = () => {
      clearTimeout(timer);
      if (!isEmpty(element)) return setBlankAt(null);
      timer = setTimeout(() => {
        setBlankAt(path);
        if (!isTold) reportBlank(remote);
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
