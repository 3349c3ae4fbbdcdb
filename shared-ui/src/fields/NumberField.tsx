import { useState } from 'react';
import type { Controlled, TypedFieldProps } from '../field-frame/field-props';
import { keepNumeric, numberText, parseNumber } from './number-text';
import { InputField } from './TextField';

export interface NumberFieldProps extends TypedFieldProps, Controlled<number | null> {
  /** Decimal places; 0 takes digits only. */
  decimals?: number;
}

/** A number with Brazilian separators: as typed while typing, in full when left. */
export function NumberField({ value, onChange, decimals = 0, onBlur, ...field }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    const typed = keepNumeric(text, decimals);
    setDraft(typed);
    onChange(parseNumber(typed, decimals));
  };
  const leave = () => {
    setDraft(null);
    onBlur?.();
  };
  return (
    <InputField
      {...field}
      autoComplete="off"
      input={{
        inputMode: decimals > 0 ? 'decimal' : 'numeric',
        value: draft ?? numberText(value, decimals),
        onChange: (event) => type(event.currentTarget.value),
        onBlur: leave,
      }}
    />
  );
}

export interface MoneyFieldProps extends TypedFieldProps, Controlled<number | null> {}

/** An amount in reais. */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberField unit="R$" {...props} decimals={2} />;
}
