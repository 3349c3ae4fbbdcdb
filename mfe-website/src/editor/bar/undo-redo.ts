import type { EditorStore } from '../state/editor-store';

/** Undoes or redoes the latest step and passes a sentence about it to `tell`. Does nothing without such a step. */
export function applyUndoRedo(store: EditorStore, type: 'undo' | 'redo', tell: (text: string) => void): void {
  const { past, future } = store.get();
  const words = type === 'undo' ? past.at(-1)?.words : future[0]?.words;
  if (!words) return;
  store.send({ type });
  tell(`${type === 'undo' ? 'Desfeito' : 'Refeito'}: ${words}`);
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns `undo` for Ctrl+Z, `redo` for Ctrl+Shift+Z and Ctrl+Y (on macOS with Cmd), null for any other key. */
export function parseUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}
