import { isAllowedDate, parseBrazilianDate } from '@girassol/shared-domain';
import { CalendarButton } from './CalendarButton';
import type { Controlled, TypedFieldProps } from './field-props';
import { dateMask, masked } from './masks';
import { InputField } from './TextField';
import { useMaskedInput } from './useMaskedInput';
import { useTypedValue } from './useTypedValue';

export interface DateFieldProps extends TypedFieldProps, Controlled<string | null> {
  /**
   * First and last ISO day allowed. Without them: from 1920 to the end of the tenth year from now (shell.forms-004).
   */
  min?: string;
  max?: string;
  /** false while something is written that is no allowed day. */
  onValidityChange?: (isValid: boolean) => void;
}

export const INVALID_DATE = 'Data inválida.';

const isWithin = (isoDate: string, min: string | undefined, max: string | undefined): boolean =>
  isAllowedDate(isoDate, { allows: 'any', now: Date.now() }) &&
  (min === undefined || isoDate >= min) &&
  (max === undefined || isoDate <= max);

/** `2026-07-31` as the eight digits a Brazilian types: 31072026. */
const digitsOf = (isoDate: string): string => isoDate.split('-').reverse().join('');

/** A day typed as dd/mm/aaaa, or picked from a calendar. The value is an ISO day; null while empty or invalid. */
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
    digitsOf,
    parse: (digits) => {
      const isoDate = parseBrazilianDate(masked(dateMask, digits));
      return isoDate !== null && isWithin(isoDate, min, max) ? isoDate : null;
    },
    isRequired: field.isRequired,
    message: INVALID_DATE,
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
            onPick={(isoDate) => typed.type(digitsOf(isoDate))}
          />
        )
      }
    />
  );
}
