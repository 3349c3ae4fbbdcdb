import { useState } from 'react';

/**
 * Holds the typed text of a field whose value must be valid, such as an e-mail address. The value is stored
 * only when the text is valid; until then the text remains in the field and `isWrong` is true.
 */
export function useIncompleteText(
  value: string,
  isValid: (text: string) => boolean,
  onChange: (text: string) => void,
) {
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  // Another value came from elsewhere, as by taking back: what was typed was of the one before.
  const text = draft && draft.of === value ? draft.text : value;
  return {
    text,
    isWrong: !isValid(text),
    type(typed: string) {
      const isWhole = isValid(typed);
      setDraft(isWhole ? null : { text: typed, of: value });
      if (isWhole) onChange(typed);
    },
  };
}
