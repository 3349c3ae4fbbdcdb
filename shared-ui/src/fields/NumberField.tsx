import type { ControlledProps, TypedFieldProps } from '../field-frame/field-props';
import { InputField } from './TextField';
import { useNumberInput } from './useNumberInput';

export interface NumberFieldProps extends TypedFieldProps, ControlledProps<number | null> {
  /** Decimal places; 0 takes whole numbers only. */
  decimals?: number | undefined;
  /** Called with the reason why the text in the field is no number, and undefined once it is one or empty. */
  onProblemChange?: ((problem: string | undefined) => void) | undefined;
}

/**
 * Field for a number with Brazilian separators, formatted when the field loses the focus. Text that is no
 * number stays with an error, and the value is null.
 */
export function NumberField({
  value,
  onChange,
  decimals = 0,
  onBlur,
  onProblemChange,
  error,
  description,
  ...field
}: NumberFieldProps) {
  const { unit } = field;
  const { input, problem, note, leave } = useNumberInput({
    value,
    onChange,
    decimals,
    unit,
    onProblemChange,
  });
  return (
    <InputField
      autoComplete="off"
      {...field}
      error={problem ?? error}
      description={note ? <span role="status">{note}</span> : description}
      input={{
        ...input,
        onBlur: () => {
          leave();
          onBlur?.();
        },
      }}
    />
  );
}

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'decimals'> {}

/** Field for an amount in reais. */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberField unit="R$" {...props} decimals={2} />;
}
