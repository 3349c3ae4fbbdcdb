import { type FocusEvent, type MouseEvent, useRef } from 'react';

/**
 * Returns handlers for an input whose text is selected when it gets the focus, so that typing replaces the text. A
 * press sets the caret after the focus, so the text is selected again, unless the user marked a part of it.
 * @param isTyping somebody has begun to type already: what they typed stays as they go on
 */
export function useSelectTextOnFocus(isTyping: boolean) {
  const isInside = useRef(isTyping);
  const isFresh = useRef(false);
  return {
    onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
      // The library tells of a focus too when it points at a choice.
      if (isInside.current) return;
      isInside.current = true;
      isFresh.current = true;
      currentTarget.select();
    },
    onBlur({ currentTarget }: FocusEvent<HTMLInputElement>) {
      isInside.current = document.activeElement === currentTarget;
    },
    onClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
      const { selectionStart, selectionEnd } = currentTarget;
      if (isFresh.current && selectionStart === selectionEnd) currentTarget.select();
      isFresh.current = false;
    },
    onKeyDown() {
      isFresh.current = false;
    },
  };
}
