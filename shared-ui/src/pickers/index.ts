import type { ComponentType } from 'react';
import type { Controlled, FieldProps, Option } from '../fields/field-props';

export type { Option } from '../fields/field-props';

export interface SelectProps extends FieldProps, Controlled<string | null> {
  options: Option[];
  placeholder?: string;
  size?: 'sm' | 'md';
}
export declare const Select: ComponentType<SelectProps>;
export interface ComboBoxProps extends FieldProps {
  value: string | null;
  onChange: (value: string | null, option: Option | null) => void;
  options: Option[];
  placeholder?: string;
  /** With it the options are already filtered by the caller (a server search). */
  onInputChange?: (text: string) => void;
  isLoading?: boolean;
  emptyText?: string;
}
export declare const ComboBox: ComponentType<ComboBoxProps>;
export interface AsyncComboBoxProps extends Omit<ComboBoxProps, 'options' | 'onInputChange' | 'isLoading'> {
  /** Asked 250 ms after the last key; an older question is aborted. */
  loadOptions: (text: string, signal: AbortSignal) => Promise<Option[]>;
  /** The option that `value` stands for before anything was loaded. */
  selectedOption?: Option | null;
}
export declare const AsyncComboBox: ComponentType<AsyncComboBoxProps>;
export interface SliderProps extends FieldProps, Controlled<number> {
  min: number;
  max: number;
  step?: number;
  formatValue?: (value: number) => string;
}
export declare const Slider: ComponentType<SliderProps>;

type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'error' | 'name' | 'onBlur'> & { name: string };
export declare const FormSelect: ComponentType<Bound<SelectProps>>;
export declare const FormComboBox: ComponentType<Bound<ComboBoxProps>>;
export declare const FormAsyncComboBox: ComponentType<Bound<AsyncComboBoxProps>>;
export declare const FormSlider: ComponentType<Bound<SliderProps>>;
