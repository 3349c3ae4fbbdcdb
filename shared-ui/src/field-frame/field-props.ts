import type { ReactNode } from 'react';

/** Props of every field of the form kit. */
export interface FieldProps {
  label: string;
  /** Help below the field; an error takes its place. */
  description?: ReactNode;
  /** The message to show; with it the field is invalid. */
  error?: string | undefined;
  /** Adds the word "(obrigatório)" to the label. */
  isRequired?: boolean | undefined;
  /** Adds the word "(opcional)", for forms where most fields are required. */
  isOptional?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Keeps the label for assistive technology only: search boxes, cells of a table. */
  hideLabel?: boolean | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  onBlur?: (() => void) | undefined;
}

/** Props of fields in which a person types. */
export interface TypedFieldProps extends FieldProps {
  isReadOnly?: boolean | undefined;
  placeholder?: string | undefined;
  /** Shown inside the field: `kWh`, `R$`, `%`. `R$` stands before the value, all others after it. */
  unit?: string | undefined;
  autoComplete?: string | undefined;
}

/** Props of a field with one value and its change handler. */
export interface ControlledProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** Choice of a select, combo box or group of radio buttons. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  description?: string | undefined;
  /** Also found by this: the abbreviation of a state. */
  abbreviation?: string | undefined;
  isDisabled?: boolean | undefined;
}
