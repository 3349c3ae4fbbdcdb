import type { ReactNode } from 'react';

/** What every field of the form kit takes, whatever a person does inside it. */
export interface FieldProps {
  label: string;
  /** Help below the field; an error takes its place. */
  description?: ReactNode;
  /** The message to show; with it the field is invalid. */
  error?: string;
  /** Adds the word "(obrigatório)" to the label. */
  isRequired?: boolean;
  /** Adds the word "(opcional)", for forms where most fields are required. */
  isOptional?: boolean;
  isDisabled?: boolean;
  /** Keeps the label for assistive technology only: search boxes, cells of a table. */
  hideLabel?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  name?: string;
  id?: string;
  className?: string;
  onBlur?: () => void;
}

/** Fields in which a person types. */
export interface TypedFieldProps extends FieldProps {
  isReadOnly?: boolean;
  placeholder?: string;
  /** Shown inside the field: `kWh`, `R$`, `%`. `R$` stands before the value, all others after it. */
  unit?: string;
  autoComplete?: string;
}

/** A field that holds one value and tells its next one. */
export interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** One choice of a select, combo box or group of radio buttons. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  /** Also found by this: the abbreviation of a state. */
  abbreviation?: string;
  isDisabled?: boolean;
}
