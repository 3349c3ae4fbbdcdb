export type { Option } from '../field-frame/field-props';
export { AsyncComboBox, type AsyncComboBoxProps } from '../pickers/AsyncComboBox';
export { ComboBox, type ComboBoxProps } from '../pickers/ComboBox';
export { Select, type SelectProps } from '../pickers/Select';
export { Slider, type SliderProps } from '../pickers/Slider';
