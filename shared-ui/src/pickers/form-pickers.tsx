import { MISSING_CHOICE, withRequired } from '../forms/checks';
import { type Bound, useBoundField } from '../forms/use-bound-field';
import { AsyncComboBox, type AsyncComboBoxProps } from './AsyncComboBox';
import { ComboBox, type ComboBoxProps } from './ComboBox';
import { Select, type SelectProps } from './Select';
import { Slider, type SliderProps } from './Slider';

export function FormSelect({ check, ...props }: Bound<SelectProps>) {
  const validate = withRequired(props.isRequired, MISSING_CHOICE, check);
  return <Select {...props} {...useBoundField<string | null>(props.name, props.label, validate)} />;
}

export function FormComboBox({ check, ...props }: Bound<ComboBoxProps>) {
  const validate = withRequired(props.isRequired, MISSING_CHOICE, check);
  return <ComboBox {...props} {...useBoundField<string | null>(props.name, props.label, validate)} />;
}

export function FormAsyncComboBox({ check, ...props }: Bound<AsyncComboBoxProps>) {
  const validate = withRequired(props.isRequired, MISSING_CHOICE, check);
  return <AsyncComboBox {...props} {...useBoundField<string | null>(props.name, props.label, validate)} />;
}

export function FormSlider({ check, ...props }: Bound<SliderProps>) {
  return <Slider {...props} {...useBoundField<number>(props.name, props.label, check)} />;
}
