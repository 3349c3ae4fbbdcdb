import { useRef } from 'react';
import { hasUnsavedTextOnScreen } from './store';

/**
 * Returns whether a form stays on screen: while the person may use it, and also after the right was taken away, as long as
 * the page has unsaved text. Saving is refused by the server then, with the reason, and the text can be copied.
 *
 * @example if (!useLastingAccess(rights.registers)) return <NoAccess />;
 */
export function useLastingAccess(isAllowed: boolean): boolean {
  const wasAllowed = useRef(false);
  if (isAllowed) wasAllowed.current = true;
  return isAllowed || (wasAllowed.current && hasUnsavedTextOnScreen());
}
