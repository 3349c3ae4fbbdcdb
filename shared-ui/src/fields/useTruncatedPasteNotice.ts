import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { getTypedCharacter } from './inserted-by-key';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Detects that the browser cut a pasted text at the input's length limit. Returns a Portuguese sentence about
 * the cut as `notice`, until the next input.
 */
export function useTruncatedPasteNotice(maxLength: number | undefined) {
  const [notice, setNotice] = useState<string>();
  return {
    notice,
    onPaste: (event: ClipboardEvent<TextInput>) => {
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const selected = (selectionEnd ?? value.length) - (selectionStart ?? value.length);
      const length = value.length - selected + event.clipboardData.getData('text').length;
      const isCut = maxLength !== undefined && length > maxLength;
      setNotice(isCut ? `O texto passa de ${maxLength} caracteres: o fim ficou de fora.` : undefined);
    },
    /** Takes the notice away once a key is typed. */
    onType: (event: ChangeEvent<TextInput>) => {
      if (notice !== undefined && getTypedCharacter(event) !== null) setNotice(undefined);
    },
  };
}
