import { useEffect } from 'react';
import { undoLatest } from './undo-stack';

/** Selector of elements in which Ctrl+Z undoes typing and is left to the browser. */
const textInputs =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range]), textarea, [contenteditable=""], [contenteditable=true]';

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z';

/** Undoes the latest action of this tab on Ctrl+Z or ⌘Z and calls `onUndone` with its id. */
export function useUndoKey(onUndone: (id: number) => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest(textInputs) !== null;
      if (!isUndoKey(event) || event.defaultPrevented || event.repeat || isTyping) return;
      const undone = undoLatest();
      if (undone === null) return;
      event.preventDefault();
      onUndone(undone);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onUndone]);
}
