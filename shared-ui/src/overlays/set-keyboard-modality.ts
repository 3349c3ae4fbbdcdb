import { setInteractionModality } from 'react-aria/useFocusVisible';

/**
 * Makes react-aria treat the last press of a button as a keyboard press when the button shows the keyboard's
 * focus. Otherwise react-aria takes Enter on a plain button for a screen reader's click, and moves the focus
 * only after every transition of the page has ended, or never.
 */
export function setKeyboardModality(pressed: Element | null): void {
  if (pressed?.matches(':focus-visible')) setInteractionModality('keyboard');
}
