import { isDateAllowedInField, parseBrazilianDate } from '@girassol/shared-domain';
import type { ControlledProps, TypedFieldProps } from '../field-frame/field-props';
import { CalendarButton } from './CalendarButton';
import { applyMask, dateMask } from './masks';
import { InputField } from './TextField';
import { useMaskedInput } from './useMaskedInput';
import { useTypedValue } from './useTypedValue';

export interface DateFieldProps extends TypedFieldProps, ControlledProps<string | null> {
  /**
   * First and last ISO day allowed. Without them: from 1920 to the end of the tenth year from now (shell.forms-004).
   */
  min?: string | undefined;
  max?: string | undefined;
  /** false while something is written that is no allowed day. */
  onValidityChange?: ((isValid: boolean) => void) | undefined;
}

/** Error message of a date field whose text is no date. */
export const INVALID_DATE_MESSAGE = 'Data inválida.';

const isWithin = (isoDate: string, min: string | undefined, max: string | undefined): boolean =>
  isDateAllowedInField(isoDate, { allows: 'any', now: Date.now() }) &&
  (min === undefined || isoDate >= min) &&
  (max === undefined || isoDate <= max);

/** Returns the eight digits that a Brazilian types for an ISO date: 31072026 for `2026-07-31`. */
const toTypedDigits = (isoDate: string): string => isoDate.split('-').reverse().join('');

/**
 * Field for a day, typed as dd/mm/aaaa or picked from a calendar. The value is an ISO date; null while empty
 * or invalid.
 */
export function DateField({
  value,
  onChange,
  min,
  max,
  onValidityChange,
  onBlur,
  error,
  ...field
}: DateFieldProps) {
  const typed = useTypedValue({
    value,
    onChange,
    onValidityChange,
    getDigits: toTypedDigits,
    parse: (digits) => {
      const isoDate = parseBrazilianDate(applyMask(dateMask, digits));
      return isoDate !== null && isWithin(isoDate, min, max) ? isoDate : null;
    },
    isRequired: field.isRequired,
    message: INVALID_DATE_MESSAGE,
  });
  const input = useMaskedInput(dateMask, typed.digits, typed.type);
  const leave = () => {
    typed.leave();
    onBlur?.();
  };
  return (
    <InputField
      placeholder="dd/mm/aaaa"
      autoComplete="off"
      {...field}
      error={error ?? typed.error}
      input={{ ...input, inputMode: 'numeric', onBlur: leave }}
      after={
        field.isReadOnly || field.isDisabled ? null : (
          <CalendarButton
            label={field.label}
            value={value}
            min={min}
            max={max}
            onPick={(isoDate) => typed.type(toTypedDigits(isoDate))}
          />
        )
      }
    />
  );
}
