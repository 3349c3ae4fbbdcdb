import { useState } from 'react';

/**
 * A text that is only sometimes a value: a half-typed e-mail stays in its field until it is whole, and what is stored is
 * always valid. `wrong` is true while it is not.
 */
export function useUnfinished(
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
