import { type Bound, useBoundField } from '../forms/use-bound-field';
import { AsyncComboBox, type AsyncComboBoxProps } from './AsyncComboBox';
import { ComboBox, type ComboBoxProps } from './ComboBox';
import { Select, type SelectProps } from './Select';
import { Slider, type SliderProps } from './Slider';

export const FormSelect = (props: Bound<SelectProps>) => (
  <Select {...props} {...useBoundField<string | null>(props.name, props.label)} />
);

export const FormComboBox = (props: Bound<ComboBoxProps>) => (
  <ComboBox {...props} {...useBoundField<string | null>(props.name, props.label)} />
);

export const FormAsyncComboBox = (props: Bound<AsyncComboBoxProps>) => (
  <AsyncComboBox {...props} {...useBoundField<string | null>(props.name, props.label)} />
);

export const FormSlider = (props: Bound<SliderProps>) => (
  <Slider {...props} {...useBoundField<number>(props.name, props.label)} />
);
