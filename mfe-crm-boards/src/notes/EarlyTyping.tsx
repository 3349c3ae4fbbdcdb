import { VisuallyHidden } from '@girassol/shared-ui';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

/** Keeps what is typed while the form that a press opened is fetched, and types it into the field that the form focuses. */
export function EarlyTyping({ children }: { children: ReactNode }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const saveKey = useRef<KeyboardEventInit>(null);

  useLayoutEffect(() => {
    const early = field.current;
    const place = early?.closest('span')?.parentElement;
    early?.focus({ preventScroll: true });
    return () => {
      // When the form that takes this place is drawn, and before the next key.
      queueMicrotask(() => {
        const { activeElement } = document;
        if (!early || !(activeElement instanceof HTMLTextAreaElement) || !place?.contains(activeElement))
          return;
        typeInto(activeElement, early.value, saveKey.current);
      });
    };
  }, []);

  const keepSaveKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    saveKey.current = { key, ctrlKey, metaKey };
  };

  return (
    <>
      {children}
      <VisuallyHidden>
        <textarea ref={field} aria-label="Carregando" onKeyDown={keepSaveKey} />
      </VisuallyHidden>
    </>
  );
}

/** Types a text behind what a field holds, and presses the key that saves, if any, when the page has drawn the text. */
function typeInto(field: HTMLTextAreaElement, text: string, saveKey: KeyboardEventInit | null): void {
  const end = field.value.length;
  field.setRangeText(text, end, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  if (!saveKey) return;
  setTimeout(() =>
    field.dispatchEvent(new window.KeyboardEvent('keydown', { ...saveKey, bubbles: true, cancelable: true })),
  );
}
