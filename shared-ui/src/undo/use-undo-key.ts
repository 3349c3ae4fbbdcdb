import { useEffect } from 'react';
import { undoLatest } from './undo-stack';

/** Where Ctrl+Z takes back typing: never ours. */
const typed =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range]), textarea, [contenteditable=""], [contenteditable=true]';

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z';

/** Ctrl+Z, or ⌘Z, takes back the latest thing that was done in this tab; `onUndone` is told which. */
export function useUndoKey(onUndone: (id: number) => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest(typed) !== null;
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
