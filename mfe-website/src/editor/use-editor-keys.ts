import { announce } from '@girassol/shared-ui';
import { useEffect, useMemo } from 'react';
import { applyUndoRedo, parseUndoKey } from './bar/undo-redo';
import { focusNextRegion } from './regions';
import type { EditorStore } from './state/editor-store';

type Key = Parameters<typeof parseUndoKey>[0] & Pick<KeyboardEvent, 'preventDefault'>;

/** Selector of elements that handle keys themselves. */
const KEY_HANDLING_ELEMENTS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Handles the shortcuts of the whole site editor (undo, redo, F6 for the next region). The shortcuts also
 * work while typing, inside the preview, and after the focused element was removed.
 */
export function useEditorKeys(store: EditorStore): (event: Key) => void {
  const onKeyDown = useMemo(
    () => (event: Key) => {
      const turn = parseUndoKey(event);
      if (turn) {
        event.preventDefault();
        applyUndoRedo(store, turn, announce);
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
      const isTaken = event.target instanceof Element && event.target.closest(KEY_HANDLING_ELEMENTS) !== null;
      if (!event.defaultPrevented && !isTaken) onKeyDown(event);
    };
    document.addEventListener('keydown', onElsewhere);
    return () => document.removeEventListener('keydown', onElsewhere);
  }, [onKeyDown]);
  return onKeyDown;
}
