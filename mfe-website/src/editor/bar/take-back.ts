import type { EditorStore } from '../state/editor-store';

/** Takes the latest step back, or does it again, and tells which. */
export function takeBack(store: EditorStore, type: 'undo' | 'redo', tell: (text: string) => void): void {
  const { past, future } = store.get();
  const words = type === 'undo' ? past.at(-1)?.words : future[0]?.words;
  if (!words) return;
  store.send({ type });
  tell(`${type === 'undo' ? 'Desfeito' : 'Refeito'}: ${words}`);
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl+Z takes back; Ctrl+Shift+Z and Ctrl+Y do it again. Null: another key. */
export function takeBackKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}
