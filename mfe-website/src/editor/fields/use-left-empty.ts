import { useState } from 'react';

/** Returns props of a text field that tell of a required text once the field was left without it. */
export function useLeftEmpty(isRequired: boolean | undefined, value: string) {
  const [wasLeft, setLeft] = useState(false);
  const isMissing = wasLeft && isRequired === true && value.trim() === '';
  return { onBlur: () => setLeft(true), error: isMissing ? 'Preencha este campo.' : undefined };
}
