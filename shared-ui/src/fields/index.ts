import type { ComponentType, ReactNode } from 'react';
import type { Controlled, FieldProps, Option, TypedFieldProps } from './field-props';

export type { FieldProps, Option, TypedFieldProps } from './field-props';

export interface TextFieldProps extends TypedFieldProps, Controlled<string> {
  type?: 'text' | 'email' | 'tel' | 'url';
  maxLength?: number;
  /** Shown inside the field at its start. */
  prefix?: ReactNode;
}
export declare const TextField: ComponentType<TextFieldProps>;
export interface PasswordFieldProps extends TypedFieldProps, Controlled<string> {}
export declare const PasswordField: ComponentType<PasswordFieldProps>;
export interface TextAreaProps extends TypedFieldProps, Controlled<string> {
  rows?: number;
  maxLength?: number;
}
export declare const TextArea: ComponentType<TextAreaProps>;
/** `decimals: 0` (default) takes digits only. */
export interface NumberFieldProps extends TypedFieldProps, Controlled<number | null> {
  decimals?: number;
}
export declare const NumberField: ComponentType<NumberFieldProps>;
export interface MoneyFieldProps extends TypedFieldProps, Controlled<number | null> {}
export declare const MoneyField: ComponentType<MoneyFieldProps>;
export interface MaskedFieldProps extends TypedFieldProps, Controlled<string> {
  mask: 'cpf' | 'cnpj' | 'document' | 'cep' | 'phone';
}
/** The value is what was typed without the mask. */
export declare const MaskedField: ComponentType<MaskedFieldProps>;
/** The value is an ISO day (`2026-07-31`); null while empty or unfinished. */
export interface DateFieldProps extends TypedFieldProps, Controlled<string | null> {
  /** ISO days. Without them: from 1920 to the end of the tenth year from now. */
  min?: string;
  max?: string;
}
export declare const DateField: ComponentType<DateFieldProps>;
/** The value is `hh:mm`; null while empty or unfinished. */
export interface TimeFieldProps extends TypedFieldProps, Controlled<string | null> {}
export declare const TimeField: ComponentType<TimeFieldProps>;
export interface CheckboxProps extends FieldProps, Controlled<boolean> {
  isIndeterminate?: boolean;
}
export declare const Checkbox: ComponentType<CheckboxProps>;
export interface SwitchProps extends FieldProps, Controlled<boolean> {}
export declare const Switch: ComponentType<SwitchProps>;
export interface RadioGroupProps extends FieldProps, Controlled<string | null> {
  options: Option[];
  direction?: 'column' | 'row';
}
export declare const RadioGroup: ComponentType<RadioGroupProps>;
export interface SearchFieldProps extends TypedFieldProps, Controlled<string> {
  onSubmit?: (value: string) => void;
}
export declare const SearchField: ComponentType<SearchFieldProps>;

/** A field bound to formik by its name; it shows its error once it was touched. */
type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'error' | 'name' | 'onBlur'> & { name: string };

/** `<form>` of the Formik above it: validates on appearing, collects the labels for FormErrorsButton. */
export declare const Form: ComponentType<{
  children: ReactNode;
  id?: string;
  className?: string;
  'aria-label'?: string;
}>;
export declare const FormTextField: ComponentType<Bound<TextFieldProps>>;
export declare const FormPasswordField: ComponentType<Bound<PasswordFieldProps>>;
export declare const FormTextArea: ComponentType<Bound<TextAreaProps>>;
export declare const FormNumberField: ComponentType<Bound<NumberFieldProps>>;
export declare const FormMoneyField: ComponentType<Bound<MoneyFieldProps>>;
export declare const FormMaskedField: ComponentType<Bound<MaskedFieldProps>>;
export declare const FormDateField: ComponentType<Bound<DateFieldProps>>;
export declare const FormTimeField: ComponentType<Bound<TimeFieldProps>>;
export declare const FormCheckbox: ComponentType<Bound<CheckboxProps>>;
export declare const FormSwitch: ComponentType<Bound<SwitchProps>>;
export declare const FormRadioGroup: ComponentType<Bound<RadioGroupProps>>;
/** Disabled until every field is valid. */
export declare const FormSubmitButton: ComponentType<{
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  variant?: 'primary' | 'danger';
  isFullWidth?: boolean;
  isDisabled?: boolean;
}>;
/** 'O QUE HÁ DE ERRADO?': shown while the form is invalid; lists the invalid fields in a dialog. */
export declare const FormErrorsButton: ComponentType<{ labels?: Record<string, string> }>;
