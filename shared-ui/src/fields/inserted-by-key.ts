import type { ChangeEvent } from 'react';

/**
 * Returns the one character that an input event inserted, '' when the event deleted text, or null when the
 * text changed as a whole, as by autofill.
 */
export function getTypedCharacter({
  nativeEvent,
}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): string | null {
  if (!(nativeEvent instanceof InputEvent)) return null;
  const { inputType, data } = nativeEvent;
  if (inputType.startsWith('delete')) return '';
  return data?.length === 1 ? data : null;
}
