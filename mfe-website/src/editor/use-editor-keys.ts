import { announce } from '@girassol/shared-ui';
import { useEffect, useMemo } from 'react';
import { takeBack, takeBackKey } from './bar/take-back';
import { focusNextRegion } from './regions';
import type { EditorStore } from './state/editor-store';

type Key = Parameters<typeof takeBackKey>[0] & Pick<KeyboardEvent, 'preventDefault'>;

/** What has keys of its own. */
const ownKeys = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Keys of the whole editor: also while one types, inside the preview, and where what had the focus is gone. */
export function useEditorKeys(store: EditorStore): (event: Key) => void {
  const onKeyDown = useMemo(
    () => (event: Key) => {
      const turn = takeBackKey(event);
      if (turn) {
        event.preventDefault();
        takeBack(store, turn, announce);
      } else if (event.key === 'F6') {
        event.preventDefault();
        focusNextRegion(event.shiftKey ? -1 : 1);
      }
    },
    [store],
  );
  useEffect(() => {
    // On a button of the head, or where the browser would take back letters of a field that shows something else by now.
    const onElsewhere = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(ownKeys) !== null;
      if (!event.defaultPrevented && !isTaken) onKeyDown(event);
    };
    document.addEventListener('keydown', onElsewhere);
    return () => document.removeEventListener('keydown', onElsewhere);
  }, [onKeyDown]);
  return onKeyDown;
}
