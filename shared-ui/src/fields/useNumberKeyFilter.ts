import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { getTypedCharacter } from './inserted-by-key';
import { applyKeyToNumberText } from './number-text';

interface NumberTyping {
  /** Text in the input. */
  text: string;
  /** Did the field format it, with points between thousands? */
  isFormatted: boolean;
  /** `isWhole`: the text came at once, by automatic filling, and is to be read with all that stands in it. */
  onType: (text: string, isWhole: boolean) => void;
}

/**
 * Returns the props of an input for a number: keys that no number contains are ignored, and the caret keeps its
 * position.
 */
export function useNumberKeyFilter({ text: shown, isFormatted, onType }: NumberTyping) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return {
    ref,
    value: shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: text, selectionStart } = event.currentTarget;
      const inserted = getTypedCharacter(event);
      if (inserted === null) return onType(text, true);
      const typed = { text, caret: selectionStart ?? text.length };
      const next = applyKeyToNumberText({ text: shown, isFormatted }, typed, inserted);
      caret.current = next.caret;
      onType(next.text, false);
    },
  };
}
