import { onlyDigits } from '@girassol/shared-domain';
import type { Controlled, TypedFieldProps } from '../field-frame/field-props';
import type { Mask } from './masks';
import { InputField } from './TextField';
import { useMaskedInput } from './useMaskedInput';
import { useTypedValue } from './useTypedValue';

export interface TimeFieldProps extends TypedFieldProps, Controlled<string | null> {
  /** false while something is written that is no time of the day. */
  onValidityChange?: (isValid: boolean) => void;
}

const timeMask: Mask = {
  // Nobody means the thirtieth hour: 9 is 09.
  clean: (text) => {
    const digits = onlyDigits(text);
    return (/^[3-9]/.test(digits) ? `0${digits}` : digits).slice(0, 4);
  },
  patternOf: () => '##:##',
};

export const INVALID_TIME = 'Hora inválida.';

const parse = (digits: string): string | null =>
  /^([01]\d|2[0-3])[0-5]\d$/.test(digits) ? `${digits.slice(0, 2)}:${digits.slice(2)}` : null;

/** A time typed as hh:mm. The value is `hh:mm`; null while empty or invalid. */
export function TimeField({ value, onChange, onValidityChange, onBlur, error, ...field }: TimeFieldProps) {
  const typed = useTypedValue({
    value,
    onChange,
    onValidityChange,
    digitsOf: onlyDigits,
    parse,
    isRequired: field.isRequired,
    message: INVALID_TIME,
  });
  const input = useMaskedInput(timeMask, typed.digits, typed.type);
  const leave = () => {
    // An hour alone is that hour sharp.
    if (typed.digits.length === 2 && parse(`${typed.digits}00`)) typed.type(`${typed.digits}00`);
    typed.leave();
    onBlur?.();
  };
  return (
    <InputField
      placeholder="hh:mm"
      autoComplete="off"
      {...field}
      error={error ?? typed.error}
      input={{ ...input, inputMode: 'numeric', onBlur: leave }}
    />
  );
}
