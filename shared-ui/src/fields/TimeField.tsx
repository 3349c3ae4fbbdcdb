import { extractDigits } from '@girassol/shared-domain';
import type { ControlledProps, TypedFieldProps } from '../field-frame/field-props';
import type { Mask } from './masks';
import { InputField } from './TextField';
import { useMaskedInput } from './useMaskedInput';
import { useTypedValue } from './useTypedValue';

export interface TimeFieldProps extends TypedFieldProps, ControlledProps<string | null> {
  /** false while something is written that is no time of the day. */
  onValidityChange?: ((isValid: boolean) => void) | undefined;
}

const timeMask: Mask = {
  // Nobody means the thirtieth hour: 9 is 09, and so is 1 once a colon follows it.
  clean: (text) => {
    const digits = extractDigits(text);
    const isOneDigit = /^[3-9]/.test(digits) || /^\d[:h]$/i.test(text);
    return (isOneDigit ? `0${digits}` : digits).slice(0, 12);
  },
  getPattern: (value) => (value.length > 4 ? '#'.repeat(value.length) : '##:##'),
  readWhole: (text) => {
    const match = /^(\d{1,2})(?:[:h](\d{2})?(?:[:m]\d{0,2})?(?:min)?)?([ap])?(?:\.?m\.?)?$/.exec(
      text.replace(/\s/g, '').toLowerCase(),
    );
    if (!match) return null;
    const [hour, minutes = '00', half] = [Number(match[1]), match[2], match[3]];
    const hours = half && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
    return `${String(hours).padStart(2, '0')}${minutes}`;
  },
};

/** Error message of a time field whose text is no time. */
export const INVALID_TIME_MESSAGE = 'Hora inválida.';

const parse = (digits: string): string | null =>
  /^([01]\d|2[0-3])[0-5]\d$/.test(digits) ? `${digits.slice(0, 2)}:${digits.slice(2)}` : null;

/** Field for a time, typed as hh:mm. The value is `hh:mm`; null while empty or invalid. */
export function TimeField({ value, onChange, onValidityChange, onBlur, error, ...field }: TimeFieldProps) {
  const typed = useTypedValue({
    value,
    onChange,
    onValidityChange,
    getDigits: extractDigits,
    parse,
    isRequired: field.isRequired,
    message: INVALID_TIME_MESSAGE,
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
