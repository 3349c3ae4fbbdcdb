import { useState } from 'react';
import type { ControlledProps } from '../field-frame/field-props';

interface TypedValue extends ControlledProps<string | null> {
  /** Digits of a value, as they stand in the field. */
  getDigits: (value: string) => string;
  /** The value of the digits; null while unfinished or not allowed. */
  parse: (digits: string) => string | null;
  isRequired?: boolean | undefined;
  /** Shown once the field is left with something wrong in it, or empty though required. */
  message: string;
  /** false while something is written that is no value. */
  onValidityChange?: ((isValid: boolean) => void) | undefined;
}

/**
 * Manages the state of a date or time field, whose text is a value only once it is complete and valid.
 * Returns the digits to show, an error after the field was left, and the change handlers.
 */
export function useTypedValue({
  value,
  onChange,
  getDigits,
  parse,
  isRequired,
  message,
  onValidityChange,
}: TypedValue) {
  const [draft, setDraft] = useState('');
  const [isLeft, setLeft] = useState(false);
  const digits = value === null ? draft : getDigits(value);
  const isWrong = value === null && (draft !== '' || isRequired === true);

  return {
    digits,
    error: isLeft && isWrong ? message : undefined,
    type: (typed: string) => {
      const parsed = parse(typed);
      setDraft(parsed === null ? typed : '');
      setLeft(false);
      onValidityChange?.(parsed !== null || typed === '');
      onChange(parsed);
    },
    leave: () => setLeft(true),
  };
}
