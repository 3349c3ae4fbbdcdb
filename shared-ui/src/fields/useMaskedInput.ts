import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { caretAfter, type Mask, masked } from './masks';

const isDeletingBack = (event: ChangeEvent<HTMLInputElement>): boolean =>
  event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === 'deleteContentBackward';

/** Props of an input that shows `value` in its mask, keeps the caret in place and deletes through the mask's own characters. */
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
    value: masked(mask, value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: text, selectionStart } = event.currentTarget;
      let typed = mask.clean(text);
      let before = mask.clean(text.slice(0, selectionStart ?? text.length)).length;
      if (typed === value && before > 0 && isDeletingBack(event)) {
        typed = typed.slice(0, before - 1) + typed.slice(before);
        before -= 1;
      }
      caret.current = caretAfter(mask, typed, before);
      onChange(typed);
    },
  };
}
