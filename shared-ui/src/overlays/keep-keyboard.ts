import { setInteractionModality } from 'react-aria/useFocusVisible';

/**
 * Says that whoever pressed this button uses the keyboard. Enter on a plain button looks like a screen reader's click, after
 * which the focus would wait for every transition of the page, and be lost where one never ends.
 */
export function keepKeyboard(pressed: Element | null): void {
  if (pressed?.matches(':focus-visible')) setInteractionModality('keyboard');
}
