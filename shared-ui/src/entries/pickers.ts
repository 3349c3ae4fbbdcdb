export type { Option } from '../field-frame/field-props';
export { FormAsyncComboBox, FormComboBox, FormSelect, FormSlider } from '../forms/form-pickers';
export { PlaceFields, type PlaceFieldsProps } from '../forms/PlaceFields';
export { StateField } from '../forms/StateField';
export { AsyncComboBox, type AsyncComboBoxProps } from '../pickers/AsyncComboBox';
export { ComboBox, type ComboBoxProps } from '../pickers/ComboBox';
export { Select, type SelectProps } from '../pickers/Select';
export { Slider, type SliderProps } from '../pickers/Slider';
