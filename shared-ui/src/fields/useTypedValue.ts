import { useState } from 'react';
import type { Controlled } from '../field-frame/field-props';

interface TypedValue extends Controlled<string | null> {
  /** Digits of a value, as they stand in the field. */
  digitsOf: (value: string) => string;
  /** The value of the digits; null while unfinished or not allowed. */
  parse: (digits: string) => string | null;
  isRequired?: boolean;
  /** Shown once the field is left with something wrong in it, or empty though required. */
  message: string;
  /** false while something is written that is no value. */
  onValidityChange?: (isValid: boolean) => void;
}

/** State of a field whose text is only sometimes a value: dates and times while they are typed. */
export function useTypedValue({
  value,
  onChange,
  digitsOf,
  parse,
  isRequired,
  message,
  onValidityChange,
}: TypedValue) {
  const [draft, setDraft] = useState('');
  const [isLeft, setLeft] = useState(false);
  const digits = value === null ? draft : digitsOf(value);
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
