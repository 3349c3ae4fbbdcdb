import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import { getTypedCharacter } from './inserted-by-key';
import { applyMask, getCaretPosition, type Mask } from './masks';

const isDeletingBack = (event: ChangeEvent<HTMLInputElement>): boolean =>
  event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === 'deleteContentBackward';

/** The value of a text that was pasted or filled in as a whole. */
function wholeValue(mask: Mask, text: string): string {
  const value = mask.readWhole?.(text) ?? mask.clean(text);
  return mask.settle?.(value) ?? value;
}

/**
 * Returns the props of an input that shows `value` in a mask. Keeps the caret position, and lets a deletion
 * pass over characters of the mask.
 */
export function useMaskedInput(mask: Mask, value: string, onChange: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return {
    ref: input,
    value: applyMask(mask, value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: text, selectionStart } = event.currentTarget;
      if (getTypedCharacter(event) === null) return onChange(wholeValue(mask, text));
      let typed = mask.clean(text);
      let before = mask.clean(text.slice(0, selectionStart ?? text.length)).length;
      if (typed === value && before > 0 && isDeletingBack(event)) {
        typed = typed.slice(0, before - 1) + typed.slice(before);
        before -= 1;
      }
      caret.current = getCaretPosition(mask, typed, before);
      onChange(typed);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const { value: text, selectionStart, selectionEnd, readOnly } = event.currentTarget;
      if (readOnly) return;
      event.preventDefault();
      const head = text.slice(0, selectionStart ?? 0);
      const tail = text.slice(selectionEnd ?? text.length);
      const next = wholeValue(mask, head + event.clipboardData.getData('text') + tail);
      caret.current = applyMask(mask, next).length - tail.length;
      onChange(next);
    },
  };
}
